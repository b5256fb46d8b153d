import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import { plainName } from './zpl-pictures.ts';
import { nameOf, parametersOf, type ZplCommand } from './zpl-command.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, zplFile } = sentences;

/** One label of the file: the commands between `^XA` and `^XZ`, including those of the stored format that it recalls. */
interface ZplFormat {
  readonly commands: readonly ZplCommand[];
  readonly storedAs: string | undefined;
}

const drawing = new Set(['^FD', '^FV', '^FN', '^SN', '^GB', '^GC', '^GD', '^GE', '^GF', '^XG', '^IM']);

/**
 * Returns the label of a file: the first format that draws something, preceded by the format it recalls (`^XF`).
 * @throws LabelFileError when there is none
 */
export function chooseFormat(commands: readonly ZplCommand[], notes: Notes): readonly ZplCommand[] {
  const formats = splitFormats(commands);
  const stored = new Map(
    formats.flatMap(({ commands: own, storedAs }) =>
      storedAs === undefined ? [] : [[storedAs, own] as const],
    ),
  );
  const whole = formats.map((format) => ({ ...format, commands: withRecalled(format.commands, stored) }));
  const drawn = whole.filter((format) => format.commands.some((command) => drawing.has(nameOf(command))));
  // A format that recalls a stored one contains its values, which become the defaults.
  const chosen = drawn.find(({ storedAs }) => storedAs === undefined) ?? drawn[0];
  if (!chosen) {
    throw new LabelFileError(zplFile.nothing);
  }
  const labels = drawn.filter(({ storedAs }) => storedAs === undefined).length;
  if (labels > 1) notes.add(labelNote.manyLabels({ count: labels }));
  return chosen.commands;
}

function splitFormats(commands: readonly ZplCommand[]): readonly ZplFormat[] {
  const formats: ZplFormat[] = [];
  let open: ZplCommand[] | undefined;
  for (const command of commands) {
    const name = nameOf(command);
    if (name === '^XA') open = [];
    else if (name === '^XZ') {
      if (open) formats.push(formatOf(open));
      open = undefined;
    } else if (open) open.push(command);
    else if (drawing.has(name)) {
      throw new LabelFileError(zplFile.outsideLabel({ command: name }));
    }
  }
  if (open) throw new LabelFileError(zplFile.cutOff);
  return formats;
}

function formatOf(commands: readonly ZplCommand[]): ZplFormat {
  const stored = commands.find((command) => nameOf(command) === '^DF');
  return { commands, storedAs: stored && plainName(stored.data) };
}

function withRecalled(
  commands: readonly ZplCommand[],
  stored: ReadonlyMap<string, readonly ZplCommand[]>,
): readonly ZplCommand[] {
  const recall = commands.find((command) => nameOf(command) === '^XF');
  if (!recall) return commands;
  const recalled = stored.get(plainName(parametersOf(recall)[0] ?? ''));
  if (recalled) return [...recalled, ...commands];
  throw new LabelFileError(zplFile.recalled({ command: `^XF${recall.data.slice(0, 40)}` }));
}
