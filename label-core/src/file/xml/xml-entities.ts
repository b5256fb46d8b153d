import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Counts the entities before any is resolved, because each costs more than a hundred plain characters.
 * @throws LabelFileError for more than `fileLimits` allows
 */
export function requireFewEntities(text: string): void {
  let count = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count <= fileLimits.xmlEntities) continue;
    throw new LabelFileError(svgFile.manyEntities({ most: fileLimits.xmlEntities }), 'too-large');
  }
}

/**
 * Replaces `&amp;`, the other four predefined entities and numeric references. There are no others, as a file cannot
 * define its own.
 * @throws LabelFileError naming any other entity
 */
export function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?<body>[^;&\s]{0,12};?)/g, (_all, body: string) => {
    const character = body.endsWith(';') ? characterOf(body.slice(0, -1)) : undefined;
    if (character !== undefined) return character;
    throw new LabelFileError(svgFile.entity({ entity: `&${body}`, ampersand: '&amp;' }));
  });
}

function characterOf(body: string): string | undefined {
  const { hex, decimal } = /^#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>\d{1,7}))$/i.exec(body)?.groups ?? {};
  if (hex === undefined && decimal === undefined) return named.get(body);
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
  return isCharacter && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
