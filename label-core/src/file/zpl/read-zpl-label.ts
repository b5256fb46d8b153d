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
  /** Name of the label, since ZPL contains none. */
  readonly name: string;
  /** Dots per inch for which the file was made; guessed when not given. */
  readonly dpi?: number | undefined;
  readonly notes: Notes;
}

/**
 * Reads ZPL exported by a label designer. Numbered fields (`^FN1"Lot"`) and `{{lot}}` in field data become variables;
 * text is set in the label font, barcodes are generated again (docs/label-files.md).
 * @throws LabelFileError for content that cannot be read, is not allowed or cannot be kept
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

/** Returns the commands that belong to no label; pictures are not among them, since they are used. */
function outsideOf(commands: readonly ZplCommand[]): readonly ZplCommand[] {
  return commands.filter(({ prefix, code }) => prefix === '~' && code !== 'DG');
}
