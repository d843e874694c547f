"""The network, and how it is written for ``cv2.dnn``."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import torch
from torch import nn

from tools.train_borders.scenes import LAYERS

_WIDTHS = (16, 24, 40, 64, 96)


def _twice(a: int, b: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU(True),
        nn.Conv2d(b, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU(True),
    )  # fmt: skip


class Net(nn.Module):
    """A U-Net that works at half the picture's scale and answers at the whole one.

    It takes (N, 3, H, W) from 0 to 1, H and W multiples of 32, and returns the logits of
    :data:`LAYERS`, (N, 6, H, W).
    """

    def __init__(self) -> None:
        super().__init__()
        w = _WIDTHS
        self.stem = nn.Sequential(
            nn.Conv2d(3, w[0], 4, stride=2, padding=1, bias=False), nn.BatchNorm2d(w[0]),
            nn.ReLU(True),
        )  # fmt: skip
        self.down = nn.ModuleList([_twice(w[0], w[0])] + [_twice(a, b) for a, b in pairwise(w)])
        self.wide = nn.Sequential(
            nn.Conv2d(w[-1], w[-1], 3, padding=2, dilation=2, bias=False), nn.BatchNorm2d(w[-1]),
            nn.ReLU(True),
        )  # fmt: skip
        self.up = nn.ModuleList(
            [
                nn.ConvTranspose2d(a, b, 2, stride=2)
                for a, b in zip(w[:0:-1], w[-2::-1], strict=True)
            ]
        )
        self.merge = nn.ModuleList([_twice(2 * b, b) for b in w[-2::-1]])
        self.head = nn.ConvTranspose2d(w[0], len(LAYERS), 4, stride=2, padding=1)

    def forward(self, x: Any) -> Any:
        """Return the logits of a batch."""
        x = self.stem(x - 0.5)
        kept = []
        for k, step in enumerate(self.down):
            if k:
                x = nn.functional.max_pool2d(x, 2)
            x = step(x)
            kept.append(x)
        x = x + self.wide(x)
        for up, merge, skip in zip(self.up, self.merge, kept[-2::-1], strict=True):
            x = merge(torch.cat([up(x), skip], 1))
        return self.head(x)


def export(state: Path, target: Path) -> None:
    """Write weights as ONNX, with the batch norms folded into the convolutions."""
    net = Net()
    net.load_state_dict(torch.load(state))
    sizes = {2: "height", 3: "width"}
    torch.onnx.export(
        nn.Sequential(net, nn.Sigmoid()).eval(), torch.zeros(1, 3, 256, 256), target,
        input_names=["picture"], output_names=["layers"], opset_version=13, dynamo=False,
        dynamic_axes={"picture": sizes, "layers": sizes},
    )  # fmt: skip
