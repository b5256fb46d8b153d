import type { LabelTemplate } from '../../template/template-schema.ts';
import { createLabelBuilder, type ElementDraft } from '../label-builder.ts';
import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import { sentences } from '../sentences/index.ts';
import { drawZpl } from './draw-zpl.ts';
import { noteLeftOut, refuseCommands } from './refuse-commands.ts';
import { nameOf, readCommands, type ZplCommand } from './zpl-command.ts';
import { chooseFormat } from './zpl-formats.ts';
import { storedPictures } from './zpl-pictures.ts';
import { readZplSheet } from './zpl-sheet.ts';
import { nameVariables } from './zpl-variables.ts';

export interface ZplFile {
  /** Names the label: ZPL cannot. */
  readonly name: string;
  /** Dots per inch it was made for; guessed where nobody says. */
  readonly dpi?: number | undefined;
  readonly notes: Notes;
}

/**
 * Reads ZPL as label designers export it. Numbered fields (`^FN1"Lot"`) and `{{lot}}` in field data become variables;
 * text is set in the label font, barcodes are drawn anew (docs/label-files.md).
 * @throws LabelFileError for what cannot be read, must not be in it, or cannot be kept
 */
export function readZplLabel(text: string, { name, dpi, notes }: ZplFile): LabelTemplate {
  const commands = readCommands(text);
  if (!commands.some((command) => nameOf(command) === '^XA')) {
    throw new LabelFileError(sentences.zplFile.noLabel);
  }
  refuseCommands(commands);
  const format = chooseFormat(commands, notes);
  const sheet = readZplSheet(format, dpi, notes);
  const builder = createLabelBuilder();
  const pictures: ElementDraft[] = [];
  const others: ElementDraft[] = [];
  const leftOut = drawZpl({
    commands: format,
    variables: nameVariables(format, builder),
    pictures: storedPictures(commands),
    page: {
      ...sheet,
      notes,
      add: (element) => others.push(element),
      addPicture: (element) => pictures.push(element),
    },
  });
  for (const element of [...pictures, ...others]) builder.add(element);
  noteLeftOut([...outsideOf(commands), ...leftOut], notes);
  return builder.build({ name, widthMm: sheet.widthMm, heightMm: sheet.heightMm });
}

/** Commands that belong to no label; pictures are used. */
function outsideOf(commands: readonly ZplCommand[]): readonly ZplCommand[] {
  return commands.filter(({ prefix, code }) => prefix === '~' && code !== 'DG');
}
