import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';

/** One command of a ZPL file: `^FO50,60` is prefix `^`, code `FO` and data `50,60`. */
export interface ZplCommand {
  readonly prefix: '^' | '~';
  /** Two letters; one for `^A`, whose second letter is the name of a font (`^A@` keeps both). */
  readonly code: string;
  readonly data: string;
}

/** Returns the usual notation of a command, `^FO` or `~DG`. */
export const nameOf = ({ prefix, code }: ZplCommand): string => `${prefix}${code}`;

/** Returns the parameters between commas, without white space around them. */
export const parametersOf = ({ data }: ZplCommand): readonly string[] =>
  data.split(',').map((parameter) => parameter.trim());

/** `~CC^`, `~CT~` and `~CD,` are followed by the character they select, which does not begin a command. */
const command = /([\^~])(?:(C[CDT][^\r\n]?)|([^^~]*))/gi;

/** Splits a file into its commands; text before the first command is ignored. @throws LabelFileError when there are too many */
export function readCommands(text: string): readonly ZplCommand[] {
  const commands: ZplCommand[] = [];
  for (const [, prefix, sign, body = ''] of text.matchAll(command)) {
    const whole = sign ?? body;
    if (whole.trim() !== '') commands.push(commandOf(prefix === '~' ? '~' : '^', whole));
    if (commands.length > fileLimits.zplCommands) {
      throw new LabelFileError(sentences.zplFile.manyCommands({ most: fileLimits.zplCommands }), 'too-large');
    }
  }
  return commands;
}

function commandOf(prefix: '^' | '~', body: string): ZplCommand {
  const isFont = prefix === '^' && /^A[^@]/i.test(body);
  const letters = isFont ? 1 : 2;
  const data = body.slice(letters).replace(/[\r\n\t]+/g, '');
  return { prefix, code: body.slice(0, letters).toUpperCase(), data };
}
