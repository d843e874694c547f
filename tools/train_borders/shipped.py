"""Weights that ship as a start for more training.

In the file, each batch norm is part of the convolution before it. Here they are taken apart again,
so that the network answers as the file does, and its norms can follow what is learned further.

``python -m tools.train_borders.shipped FIRST.onnx LAST.onnx 0.7 OUT.onnx`` mixes two files, number
by number: 0.3 of the first and 0.7 of the last, as what ships is made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from tools.train_borders.net import Net


def from_shipped(path: Path, batches: Iterable[Any]) -> Net:
    """Return the network of a file that :func:`tools.train_borders.net.export` wrote.

    Parameters
    ----------
    path : Path
    batches : iterable of (N, 3, H, W) tensors
        Pictures as in training; means and spreads inside the network are measured on them.
    """
    graph = onnx.load(str(path)).graph
    held = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in graph.initializer}
    net = Net()
    own = net.state_dict()
    for name, value in held.items():
        if name.removeprefix("0.") in own:
            own[name.removeprefix("0.")].copy_(value)
    folded = [n.input[1:] for n in graph.node if n.op_type == "Conv"]
    pairs = list(_convolutions(net))
    assert len(folded) == len(pairs)
    for (weight, bias), (convolution, norm) in zip(folded, pairs, strict=True):
        own[f"{convolution}.weight"].copy_(held[weight])
        own[f"{norm}.bias"].copy_(held[bias])
        own[f"{norm}.weight"].fill_((1 + 1e-5) ** 0.5)
    net.load_state_dict(own)
    _measure_norms(net, batches)
    return net


def mix(first: Path, last: Path, share: float, out: Path) -> None:
    """Write the weights between those of two files, ``share`` of them of the last."""
    models = onnx.load(str(first)), onnx.load(str(last))
    for old, new in zip(*map(_weights, models), strict=True):
        a, b = numpy_helper.to_array(old), numpy_helper.to_array(new)
        if b.dtype == "float32":
            between = ((1 - share) * a + share * b).astype(b.dtype)
            new.CopyFrom(numpy_helper.from_array(between, new.name))
    onnx.save(models[1], str(out))


def _weights(model: Any) -> list[Any]:
    """Return the weights of a file in the order in which its nodes take them."""
    held = {i.name: i for i in model.graph.initializer}
    names = dict.fromkeys(name for node in model.graph.node for name in node.input)
    return [held[name] for name in names if name in held]


def _convolutions(net: Net) -> Iterable[tuple[str, str]]:
    """Yield the names of convolutions and of the norms after them, as they are run."""
    yield "stem.0", "stem.1"
    for name, module in net.named_modules():
        if name.startswith("down.") and isinstance(module, nn.Sequential):
            yield from ((f"{name}.0", f"{name}.1"), (f"{name}.3", f"{name}.4"))
    yield "wide.0", "wide.1"
    for k in range(len(net.merge)):
        yield from ((f"merge.{k}.0", f"merge.{k}.1"), (f"merge.{k}.3", f"merge.{k}.4"))


@torch.no_grad()
def _measure_norms(net: Net, batches: Iterable[Any]) -> None:
    """Give each norm the mean and spread of what it gets, and scales that undo them."""
    norms = [m for m in net.modules() if isinstance(m, nn.BatchNorm2d)]
    sums: dict[nn.Module, list[Any]] = {m: [] for m in norms}

    def look(module: nn.Module, given: Any) -> None:
        x = given[0].double()
        sums[module].append((x.mean((0, 2, 3)), (x * x).mean((0, 2, 3))))

    hooks = [m.register_forward_pre_hook(look) for m in norms]
    net.eval()
    for batch in batches:
        net(batch)
    for hook in hooks:
        hook.remove()
    for norm in norms:
        mean, square = (torch.stack(some).mean(0) for some in zip(*sums[norm], strict=True))
        spread = square - mean * mean
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.bias += mean.float()
        norm.weight.copy_((spread + norm.eps).sqrt())
    net.train()


if __name__ == "__main__":
    mix(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), Path(sys.argv[4]))
