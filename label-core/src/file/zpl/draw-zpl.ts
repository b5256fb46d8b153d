import { LabelFileError } from '../label-file.ts';
import { addBarcode } from './zpl-barcode.ts';
import { nameOf, parametersOf, type ZplCommand } from './zpl-command.ts';
import { contentOf, type ZplField } from './zpl-field.ts';
import { numberOf, turnOf, type FieldOrigin, type ZplPage } from './zpl-page.ts';
import { createPictureDrawer, type StoredPictures } from './zpl-pictures.ts';
import { addShape, type DrawnShape } from './zpl-shapes.ts';
import { readSymbol, type BarDefaults, type ZplSymbol } from './zpl-symbol.ts';
import { addText, readBlock, readTextBlock, type ZplFont } from './zpl-text.ts';
import { readFieldNumber, type ZplVariables } from './zpl-variables.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, zplFile } = sentences;

interface ZplSource {
  readonly commands: readonly ZplCommand[];
  readonly page: ZplPage;
  readonly variables: ZplVariables;
  readonly pictures: StoredPictures;
}

type Handler = (command: ZplCommand) => void;
const nothing: Handler = () => undefined;

/** Commands that were read before drawing begins, or have no effect on the drawing. */
const readElsewhere: Readonly<Record<string, Handler>> = {
  '^FX': nothing,
  '^FM': nothing,
  '^PW': nothing,
  '^LL': nothing,
  '^DF': nothing,
  '^XF': nothing,
  '~DG': nothing,
};

/**
 * Draws the commands of one format. @returns the commands that were skipped
 * @throws LabelFileError for a command that changes the picture and cannot be kept
 */
export function drawZpl({ commands, page, variables, pictures }: ZplSource): readonly ZplCommand[] {
  const leftOut: ZplCommand[] = [];
  const blacks: DrawnShape[] = [];
  const drawer = createPictureDrawer(page, pictures);
  /** Symbols by field number, because a recalled format gets its values later and the barcode determines how they are read. */
  const symbols = new Map<number, ZplSymbol>();
  let home = { x: 0, y: 0 };
  let usual: ZplFont = { rotation: 0, height: 9 };
  let bars: BarDefaults = { module: 2, height: 10 };
  let field: ZplField = {};

  const start = (command: ZplCommand, kind: FieldOrigin['kind']): void => {
    finish();
    const [x, y, justified] = parametersOf(command);
    const at = { x: home.x + numberOf(x, 0), y: home.y + numberOf(y, 0) };
    field.origin = { ...at, kind, isRight: justified === '1' };
  };
  const place = (): FieldOrigin => field.origin ?? { ...home, kind: 'corner', isRight: false };
  /** Returns whether a field is on black: `^FR` prints white on black and black on white. */
  const isOnBlack = ({ x, y }: FieldOrigin): boolean =>
    blacks.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);

  const handlers: Readonly<Record<string, Handler>> = {
    ...readElsewhere,
    '^LH': (command) => {
      const [x, y] = parametersOf(command);
      home = { x: numberOf(x, home.x), y: numberOf(y, home.y) };
    },
    '^LS': ({ data }) => {
      home = { ...home, x: home.x - numberOf(data, 0) };
    },
    '^FW': (command) => {
      usual = { ...usual, rotation: turnOf(parametersOf(command)[0], usual.rotation) };
    },
    '^CF': (command) => {
      const [, height, width] = parametersOf(command);
      usual = { ...usual, height: heightOf(height, width) };
    },
    '^BY': (command) => {
      const [module, , height] = parametersOf(command);
      bars = {
        module: Math.min(100, Math.max(1, numberOf(module, bars.module))),
        height: Math.max(1, numberOf(height, bars.height)),
      };
    },
    '^FO': (command) => start(command, 'corner'),
    '^FT': (command) => start(command, 'baseline'),
    '^A': ({ data }) => readFont(data.slice(1)),
    '^A@': ({ data }) => readFont(data),
    '^GS': ({ data }) => {
      readFont(data);
      field.isSign = true;
    },
    '^FB': (command) => {
      field.block = readBlock(parametersOf(command), page.notes);
    },
    '^TB': (command) => {
      const font = field.font ?? usual;
      field.font = { ...font, rotation: turnOf(parametersOf(command)[0], font.rotation) };
      field.block = readTextBlock(parametersOf(command), font);
    },
    '^FH': ({ data }) => {
      field.hexSign = data.slice(0, 1) || '_';
    },
    '^FE': ({ data }) => {
      field.embedSign = data.slice(0, 1) || '#';
    },
    '^FR': () => {
      field.isReversed = true;
    },
    '^FN': ({ data }) => {
      const found = readFieldNumber(data);
      if (found) field.number = found.number;
    },
    '^FD': ({ data }) => {
      field.data = data;
    },
    '^FV': ({ data }) => {
      field.data = data;
    },
    '^SN': ({ data }) => {
      field.data = data.split(',')[0] ?? '';
      page.notes.add(labelNote.counting({ text: field.data.slice(0, 40) }));
    },
    '^FS': () => finish(),
    '^GF': (command) => drawer.draw(command, place()),
    '^XG': (command) => drawer.draw(command, place()),
    '^IM': (command) => drawer.draw(command, place()),
    '^PO': ({ data }) => {
      if (/^\s*I/i.test(data)) page.notes.add(labelNote.upsideDown);
    },
    '^PQ': () => page.notes.add(labelNote.copies),
  };

  for (const command of commands) {
    const handler = handlers[nameOf(command)];
    const symbol = handler ? undefined : readSymbol(command, bars, usual.rotation);
    if (handler) handler(command);
    else if (symbol) field.symbol = symbol;
    else if (!drawShape(command)) leftOut.push(command);
  }
  finish();
  return leftOut;

  function heightOf(height: string | undefined, width: string | undefined): number {
    return Math.min(3000, Math.max(1, numberOf(height, numberOf(width, usual.height))));
  }

  /** Reads a font: `N,30,20` is orientation, height and width. */
  function readFont(data: string): void {
    const [turn, height, width] = data.split(',').map((parameter) => parameter.trim());
    field.font = { rotation: turnOf(turn?.slice(0, 1), usual.rotation), height: heightOf(height, width) };
  }

  function drawShape(command: ZplCommand): boolean {
    if (command.prefix !== '^') return false;
    const origin = place();
    const drawn = addShape(page, command, origin, field.isReversed === true && isOnBlack(origin));
    if (drawn?.isBlack === true) blacks.push(drawn);
    return drawn !== undefined;
  }

  function finish(): void {
    const { origin, symbol, font, block, isReversed } = field;
    const { number } = field;
    const known = number === undefined || origin ? symbol : symbols.get(number);
    if (number !== undefined && symbol) symbols.set(number, symbol);
    const content = contentOf({ ...field, ...(known && { symbol: known }) }, variables);
    field = {};
    // A number without an origin is a value for a field elsewhere.
    if (!content || (!origin && number !== undefined)) return;
    const at = origin ?? { ...home, kind: 'corner', isRight: false };
    const isWhite = isReversed === true && isOnBlack(at);
    if (!symbol) addText(page, { origin: at, font: font ?? usual, block, value: content.value, isWhite });
    else if (!isWhite) addBarcode(page, { origin: at, symbol, data: content });
    else throw new LabelFileError(zplFile.whiteBarcode);
  }
}
