/** A verdict as a picture: the board as it is shown, and the words below it. */

import { say } from "./words.mjs";

const WIDTH = 1200;
const MARGIN = 36;
const [PAPER, INK, FAINT, NOTICE] = ["#12171b", "#ece7d8", "#8f9a9c", "#e8a33d"];

/**
 * Hand a picture to the programs of the device, or save it where it has no such way.
 * @param {SVGSVGElement} svg the board with the answer on it
 * @param {{title: string, sentences: string[], notice: string, foot: string, name: string}} words
 */
export async function sharePicture(svg, words) {
  const file = new File([await picture(svg, words)], `${words.name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: words.title });
      return;
    } catch (wrong) {
      if (wrong.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function picture(svg, words) {
  const { width, height } = svg.viewBox.baseVal;
  const high = Math.round((WIDTH * height) / width);
  const board = await loaded(svg, WIDTH, high);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const rows = [
    ...wrapped(pen, words.title, "bold 40px sans-serif", INK, 52),
    ...words.sentences.flatMap((one) => wrapped(pen, one, "28px sans-serif", INK, 38)),
    ...wrapped(pen, words.notice, "24px sans-serif", NOTICE, 36),
    ...wrapped(pen, words.foot, "22px sans-serif", FAINT, 34),
  ];
  canvas.width = WIDTH;
  canvas.height = high + 2 * MARGIN + rows.reduce((sum, row) => sum + row.height, 0);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(board, 0, 0, WIDTH, high);
  let y = high + MARGIN;
  for (const row of rows) {
    y += row.height;
    [pen.font, pen.fillStyle] = [row.font, row.colour];
    pen.fillText(row.text, MARGIN, y);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

async function loaded(svg, width, height) {
  const copy = svg.cloneNode(true);
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function wrapped(pen, text, font, colour, height) {
  pen.font = font;
  const rows = [""];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = rows.at(-1) ? `${rows.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width <= WIDTH - 2 * MARGIN || !rows.at(-1))
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.filter(Boolean).map((row) => ({ text: row, font, colour, height }));
}

/** Return the words that a picture or a print of a verdict has beside it. */
export function captions(map, answer, title) {
  return {
    title,
    sentences: answer.sentences,
    notice: map.notice(),
    foot: `${map.file.map.name} · ${say("checksum", { digits: map.digits() })}`,
  };
}
