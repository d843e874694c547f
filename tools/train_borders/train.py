"""``python -m tools.train_borders.train POOL OUT --minutes 60``: train the detector."""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import cv2
import numpy as np
import torch

from tools.train_borders.net import Net, export
from tools.train_borders.scenes import LAYERS
from tools.train_borders.shipped import from_shipped

_SIDE = 256
_KEPT = 0.998
_BATCH = 4
_WEIGHTS = (1.0, 0.5, 0.15, 0.15, 0.15, 0.1)
BORDER, FAR, _, THINGS = range(4)


def batch(paths, rng, cache):
    """Return random cut-outs, turned, mirrored, with other colours."""
    xs, ys = [], []
    for _ in range(_BATCH):
        path = rng.choice(paths)
        if path not in cache:
            if len(cache) > 350:
                del cache[next(iter(cache))]
            with np.load(path) as file:
                cache[path] = file["pictures"], file["truth"]
        pictures, truth = cache[path]
        picture = pictures[rng.randrange(len(pictures))]
        h, w = picture.shape[:2]
        y, x = rng.randint(0, h - _SIDE), rng.randint(0, w - _SIDE)
        if rng.random() < 0.15:
            y = rng.choice([0, h - _SIDE])
        if rng.random() < 0.15:
            x = rng.choice([0, w - _SIDE])
        a = picture[y : y + _SIDE, x : x + _SIDE].astype(np.float32) / 255
        b = truth[y : y + _SIDE, x : x + _SIDE].astype(np.float32) / 255
        k = rng.randrange(4)
        a, b = np.rot90(a, k), np.rot90(b, k)
        if rng.random() < 0.5:
            a, b = a[:, ::-1], b[:, ::-1]
        if rng.random() < 0.5:
            a = a[..., rng.sample(range(3), 3)]
        a = (a - 0.5) * rng.uniform(0.6, 1.25) + 0.5 + rng.uniform(-0.12, 0.12)
        if rng.random() < 0.08:
            a = 1 - a
        if rng.random() < 0.08:
            a = np.repeat(a.mean(-1, keepdims=True), 3, -1)
        xs.append(np.clip(a, 0, 1))
        ys.append(b)
    x, y = (
        torch.from_numpy(np.ascontiguousarray(np.stack(some).transpose(0, 3, 1, 2)))
        for some in (xs, ys)
    )
    return x.contiguous(memory_format=torch.channels_last), y


def loss_of(logits, truth):
    """Return the mean cross entropy; pixels near borders count more, under things less."""
    logits = logits.float()
    each = torch.nn.functional.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    hidden = 1 - 0.7 * truth[:, THINGS]
    border = truth[:, BORDER]
    p = torch.sigmoid(logits[:, BORDER])
    total = (each[:, BORDER] * (1 + 3 * border) * hidden).mean() * _WEIGHTS[0]
    overlap = (2 * (p * border * hidden).sum((1, 2)) + 1) / (
        (p * p * hidden).sum((1, 2)) + (border * border * hidden).sum((1, 2)) + 1
    )
    total = total + 0.3 * (1 - overlap).mean()
    for k in range(1, len(LAYERS)):
        part = each[:, k] * hidden if k == FAR else each[:, k]
        total = total + part.mean() * _WEIGHTS[k]
    return total


def near(mask):
    """Return what is within 1 mm of a mask."""
    return cv2.dilate(mask.astype(np.uint8), cv2.getStructuringElement(2, (7, 7))) > 0


@torch.no_grad()
def score(net, paths):
    """Return precision, recall (within 1 mm) and loss on whole sheets."""
    net.eval()
    hits = np.zeros(4)
    for path in paths:
        with np.load(path) as file:
            a, b = file["pictures"][0][:512, :704], file["truth"][:512, :704]
        x = torch.from_numpy(a.astype(np.float32).transpose(2, 0, 1)[None] / 255)
        p = torch.sigmoid(net(x).float())[0, 0].numpy()
        true = b[..., 0] > 200
        peak = (p > 0.4) & (p >= cv2.dilate(p, np.ones((3, 3))) - 0.1)
        free = b[..., 3] < 100
        hits += [
            (peak & near(true)).sum(),
            peak.sum(),
            (true & near(peak) & free).sum(),
            (true & free).sum(),
        ]
    net.train()
    return hits[0] / max(hits[1], 1), hits[2] / hits[3]


def main():
    """Train for some minutes, with a snapshot every few."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pool", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--start", type=Path, help="go on from .pt, or .onnx that ships")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bf16", action="store_true")
    options = parser.parse_args()
    torch.set_num_threads(1)  # waits for nothing on a busy machine
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    net = Net().to(memory_format=torch.channels_last)
    cache: dict = {}
    paths = sorted(options.pool.glob("train-*.npz"))
    if options.start and options.start.suffix == ".onnx":
        some = (batch(paths, rng, cache)[0] for _ in range(24))
        net = from_shipped(options.start, some).to(memory_format=torch.channels_last)
    elif options.start:
        net.load_state_dict(torch.load(options.start))
    print(sum(p.numel() for p in net.parameters()), "weights", flush=True)
    valid = sorted(options.pool.glob("valid-*.npz"))
    if options.start:
        print("at the start: P {:.3f} R {:.3f}".format(*score(net, valid)), flush=True)
    steady = Net()
    kept = {k: v.clone() for k, v in net.state_dict().items()}
    best = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    begun, told, step, mean = time.time(), time.time(), 0, []
    while (share := (time.time() - begun) / (60 * options.minutes)) < 1:
        rate = options.rate * min(1, (step + 1) / 60) * max(0.02, 0.5 * (1 + np.cos(np.pi * share)))
        for group in best.param_groups:
            group["lr"] = rate
        if step % 50 == 0:
            paths = sorted(options.pool.glob("train-*.npz"))
        x, y = batch(paths, rng, cache)
        if options.bf16:
            with torch.autocast("cpu", torch.bfloat16):
                out = net(x)
        else:
            out = net(x)
        loss = loss_of(out, y)
        best.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        best.step()
        mean.append(float(loss))
        step += 1
        share_kept = min(_KEPT, 1 - 10 / (10 + step))
        for name, value in net.state_dict().items():
            if value.dtype.is_floating_point:
                kept[name].lerp_(value, 1 - share_kept)
            else:
                kept[name].copy_(value)
        if time.time() - told > 150 or step == 20:
            told = time.time()
            torch.save(kept, options.out)
            steady.load_state_dict(kept)
            p, r = score(steady, valid)
            print(
                f"{(told - begun) / 60:.1f} min, step {step}, {len(paths)} sheets, "
                f"loss {np.mean(mean[-200:]):.4f}, P {p:.3f} R {r:.3f}",
                flush=True,
            )
    torch.save(kept, options.out)
    export(options.out, options.out.with_suffix(".onnx"))


if __name__ == "__main__":
    main()
