import type { Ink } from '../../scene/scene.ts';
import type { Notes } from '../notes.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote } = sentences;

/** The sixteen colours of HTML and a few common in drawing programs, as red, green and blue. */
const named: Readonly<Record<string, string>> = {
  black: '000000',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  white: 'ffffff',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  orange: 'ffa500',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  cyan: '00ffff',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  whitesmoke: 'f5f5f5',
  ivory: 'fffff0',
};

const middle = 0.5;

/**
 * Returns a colour as printed by a thermal printer: black, white or none. Other colours are decided by their brightness,
 * on a white background where they are transparent.
 */
export function inkOf(paint: string | undefined, opacity: number, notes: Notes): Ink | 'none' {
  const [first = ''] = (paint ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+(?![^(]*\))/);
  if (first === '' || first === 'none' || first === 'transparent' || opacity <= 0) return 'none';
  const brightness = brightnessOf(first);
  if (brightness === undefined) {
    notes.add(labelNote.gradient({ colour: first.slice(0, 40) }));
    return 'black';
  }
  const shown = 1 - (1 - brightness) * Math.min(1, opacity);
  if (shown > 0.01 && shown < 0.99) {
    notes.add(labelNote.colours);
  }
  return shown < middle ? 'black' : 'white';
}

/** Returns the brightness, 0 for black and 1 for white; undefined for anything that is not a plain colour. */
function brightnessOf(colour: string): number | undefined {
  if (colour === 'currentcolor' || colour === 'context-fill' || colour === 'context-stroke') return 0;
  const rgb = channelsOf(colour);
  if (!rgb) return undefined;
  const [red, green, blue] = rgb;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function channelsOf(colour: string): readonly [number, number, number] | undefined {
  const hex = /^#(?<digits>[0-9a-f]{3,8})$/.exec(colour)?.groups?.['digits'] ?? named[colour];
  if (hex !== undefined) {
    const isShort = hex.length < 6;
    const channel = (at: number): number =>
      Number.parseInt(isShort ? (hex[at] ?? '').repeat(2) : hex.slice(2 * at, 2 * at + 2), 16);
    return [channel(0), channel(1), channel(2)];
  }
  const inside = /^rgba?\((?<channels>[^()]{1,80})\)$/.exec(colour)?.groups?.['channels'];
  const [red, green, blue] = (inside ?? '')
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
  const isWhole = [red, green, blue].every((channel) => channel !== undefined && Number.isFinite(channel));
  return isWhole ? [red ?? 0, green ?? 0, blue ?? 0] : undefined;
}
