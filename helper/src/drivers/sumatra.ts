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
 * Returns the arguments with which SumatraPDF prints `file` without a window. Throws `HelperError` for options that
 * SumatraPDF does not support. Without a paper and an orientation, SumatraPDF takes the driver's paper of the page's size
 * or sets a custom one (Print.cpp, PrintFile2); therefore an upright page on its own size or a custom size names neither.
 * SumatraPDF turns wide pages by itself unless that is disabled.
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

/** Returns the paths at which SumatraPDF may be installed, preferred first. */
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
