import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { nameOf, parametersOf, type ZplCommand } from './zpl-command.ts';
import { pngOf, readGraphic, type ZplGraphic } from './zpl-graphic.ts';
import { numberOf, toMm, type FieldOrigin, type ZplPage } from './zpl-page.ts';
import { sentences } from '../sentences/index.ts';

const { zplFile } = sentences;

/** Pictures that the file contains as `~DG`, by name; decoded when they are drawn. */
export type StoredPictures = ReadonlyMap<string, { readonly bytes: number; readonly read: () => ZplGraphic }>;

/** Draws the pictures of a format: `^GF`, and the pictures recalled by `^XG`. */
export interface PictureDrawer {
  /** @throws LabelFileError for a picture that is damaged, too large or not in the file */
  draw(command: ZplCommand, origin: FieldOrigin): void;
}

/** Returns `LOGO` for `R:LOGO.GRF`; the memory device of the printer does not matter in a file. */
export function plainName(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]:/, '')
    .replace(/\.[A-Z]{1,3}$/, '');
}

/** Returns the pictures that the file contains as `~DG`. */
export function storedPictures(commands: readonly ZplCommand[]): StoredPictures {
  return new Map(
    commands
      .filter((command) => nameOf(command) === '~DG')
      .map((command) => {
        const [name = '', bytes, row] = parametersOf(command);
        const data = command.data.split(',').slice(3).join(',');
        const read = (): ZplGraphic => readGraphic(Number(bytes), Number(row), data);
        return [plainName(name), { bytes: Number(bytes), read }] as const;
      }),
  );
}

const times = (text: string | undefined): number => Math.min(10, Math.max(1, numberOf(text, 1)));

const bitmap = /^\s*(?<kind>[ABC])\s*,\s*\d*\s*,\s*(?<bytes>\d+)\s*,\s*(?<row>\d+)\s*,(?<data>.*)$/su;

export function createPictureDrawer(page: ZplPage, stored: StoredPictures): PictureDrawer {
  let bytesDrawn = 0;

  const add = (
    graphic: () => ZplGraphic,
    bytes: number,
    origin: FieldOrigin,
    scale: readonly [number, number],
  ): void => {
    bytesDrawn += bytes;
    if (!(bytesDrawn <= fileLimits.bitmapBytes)) {
      throw new LabelFileError(zplFile.largePictures, 'too-large');
    }
    const read = graphic();
    const height = read.height * scale[1];
    page.addPicture({
      type: 'image',
      xMm: toMm(page, origin.x),
      yMm: toMm(page, origin.kind === 'corner' ? origin.y : origin.y - height),
      widthMm: toMm(page, read.width * scale[0]),
      heightMm: toMm(page, height),
      source: { dataUri: pngOf(read) },
      fit: 'stretch',
    });
  };

  return {
    draw: (command, origin) => {
      if (command.code === 'GF') {
        const { kind, bytes = '0', row = '0', data = '' } = bitmap.exec(command.data)?.groups ?? {};
        if (kind !== 'A' && !data.trimStart().startsWith(':')) {
          throw new LabelFileError(zplFile.plainBytes);
        }
        add(() => readGraphic(Number(bytes), Number(row), data), Number(bytes), origin, [1, 1]);
        return;
      }
      const [name = '', x, y] = parametersOf(command);
      const picture = stored.get(plainName(name));
      if (!picture) {
        const written = `${nameOf(command)}${name.slice(0, 40)}`;
        throw new LabelFileError(zplFile.storedPicture({ command: written }));
      }
      add(picture.read, picture.bytes, origin, [times(x), times(y)]);
    },
  };
}
