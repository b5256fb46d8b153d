import { HelperError } from '../helper-error.ts';
import type { PrintOptions } from '../options/print-options.ts';
import { sentences } from '../sentences/index.ts';

type Words<Value extends string> = Readonly<Record<Value, string | undefined>>;

const orientations: Words<NonNullable<PrintOptions['orientation']>> = {
  portrait: 'portrait',
  landscape: 'landscape',
  'reverse-landscape': undefined,
  'reverse-portrait': undefined,
};
const scalings: Words<NonNullable<PrintOptions['scaling']>> = {
  none: 'noscale',
  fit: 'fit',
  fill: undefined,
  auto: 'shrink',
};
const sides: Words<NonNullable<PrintOptions['sides']>> = {
  'one-sided': 'simplex',
  'two-sided-long-edge': 'duplexlong',
  'two-sided-short-edge': 'duplexshort',
};

/**
 * The command line that prints `file` without a window. Refuses options SumatraPDF has no word for. Without a paper and a
 * direction it takes the driver's paper of the page's size, or sets one (Print.cpp, PrintFile2): so an upright page on its
 * own size, or on a custom size, names neither. Wide pages it turns by itself, unless it is told not to.
 */
export function sumatraArguments(queue: string, file: string, options: PrintOptions): string[] {
  const isAsDrawn = options.media?.kind !== 'named' && options.orientation === 'portrait';
  const settings = [
    'disable-auto-rotation',
    options.orientation && !isAsDrawn ? known('orientation', options.orientation, orientations) : undefined,
    known('scale', options.scaling ?? 'none', scalings),
    options.sides && known('side', options.sides, sides),
    options.media?.kind === 'named' ? paper(options.media.name) : undefined,
  ].filter((word) => word !== undefined);
  return ['-print-to', queue, '-silent', '-exit-when-done', '-print-settings', settings.join(','), file];
}

/** Where SumatraPDF is looked for, best first. */
export function sumatraPaths(env: Readonly<Record<string, string | undefined>>): string[] {
  const installed = ['LOCALAPPDATA', 'ProgramFiles', 'ProgramFiles(x86)'].flatMap((name) => env[name] ?? []);
  const own = env['HELPER_SUMATRA'];
  return [...(own ? [own] : []), ...installed.map((folder) => `${folder}\\SumatraPDF\\SumatraPDF.exe`)];
}

function known<Value extends string>(field: string, value: Value, words: Words<Value>): string {
  return words[value] ?? refuse(`${field} “${value}”`);
}

function paper(pwgName: string): string {
  const name = /_(a\d|letter|legal|ledger)_/.exec(pwgName)?.[1] ?? refuse(`paperSize “${pwgName}”`);
  return `paper=${name === 'ledger' ? 'tabloid' : name}`;
}

function refuse(what: string): never {
  throw new HelperError(422, sentences.printerRefusal.windowsOption({ option: what }));
}
