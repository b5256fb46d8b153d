import { decode, type DecodedPng } from 'fast-png';
import type { DecodedImage } from './decoded-image.ts';

/**
 * Decodes a PNG of any colour type and depth to red, green, blue and opacity of 8 bits each.
 * @throws Error when the file is damaged
 */
export function decodePng(bytes: Uint8Array): DecodedImage {
  const png = decode(bytes);
  const { width, height } = png;
  const data = new Uint8ClampedArray(4 * width * height);
  if (png.palette) fillFromPalette(data, samplesOf(png), png.palette);
  else fillDirectly(data, samplesOf(png), png);
  return { width, height, data };
}

/** Returns the samples one by one; a file packs those of less than 8 bits, and pads each row to whole bytes. */
function samplesOf({ data, width, height, depth }: DecodedPng): ArrayLike<number> {
  if (depth >= 8) return data;
  const rowBytes = Math.ceil((width * depth) / 8);
  const mask = 2 ** depth - 1;
  const samples = new Uint8Array(width * height);
  for (let at = 0; at < samples.length; at += 1) {
    const bit = (at % width) * depth;
    const byte = data[Math.floor(at / width) * rowBytes + (bit >> 3)] ?? 0;
    samples[at] = (byte >> (8 - depth - (bit & 7))) & mask;
  }
  return samples;
}

function fillFromPalette(
  target: Uint8ClampedArray,
  samples: ArrayLike<number>,
  palette: readonly (readonly number[])[],
): void {
  const opaque = palette.map(([red = 0, green = 0, blue = 0, opacity = 255]) => [red, green, blue, opacity]);
  for (let at = 0; at < samples.length; at += 1) target.set(opaque[samples[at] ?? 0] ?? [], 4 * at);
}

/** Grey or colours, with or without opacity; without, one value may stand for transparent. */
function fillDirectly(
  target: Uint8ClampedArray,
  samples: ArrayLike<number>,
  { channels, depth, transparency: key }: DecodedPng,
): void {
  const scale = 255 / (2 ** depth - 1);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  const opacity = channels % 2 === 0 ? channels - 1 : undefined;
  for (let from = 0, to = 0; to < target.length; from += channels, to += 4) {
    target[to] = (samples[from] ?? 0) * scale;
    target[to + 1] = (samples[from + green] ?? 0) * scale;
    target[to + 2] = (samples[from + blue] ?? 0) * scale;
    target[to + 3] = opacity === undefined ? 255 : (samples[from + opacity] ?? 0) * scale;
    if (key?.length && key.every((value, channel) => value === samples[from + channel])) target[to + 3] = 0;
  }
}
