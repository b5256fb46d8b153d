import { describe, expect, it } from 'vitest';
import { refusalOfFile } from '../../testing/refusal-of-file.ts';
import { encodeZ64 } from '../../zpl/z64.ts';

const zpl = (inside: string): string => `^XA^PW480^LL320${inside}^XZ`;
/** Returns fifty million bytes, compressed to fifty thousand. */
const zipBomb = (): string => encodeZ64(new Uint8Array(50_000_000));

describe('a ZPL file', () => {
  it.each<[string, string, string, string]>([
    ['fields without a label', 'a.zpl', '^FO10,10^FN1"Lot"^FS', 'The ZPL holds no label: ^XA is missing.'],
    [
      'fields before a label',
      'a.zpl',
      '^FN1"Lot"^FS^XA^XZ',
      'The ZPL has ^FN outside of a label: ^XA is missing before it.',
    ],
    ['a label that is cut off', 'a.zpl', '^XA^FO1,1^FDa', 'The ZPL is cut off: the last label has no ^XZ.'],
    [
      'a label without fields',
      'a.zpl',
      '^XA^MMT^XZ',
      'The ZPL prints nothing: there is no field between ^XA and ^XZ.',
    ],
    [
      'a download',
      'a.zpl',
      `~DYE:A.TTF,A,T,4,,00000000${zpl('^FDa^FS')}`,
      'The ZPL stores something on the printer (~DY). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a deletion',
      'a.zpl',
      zpl('^IDR:*.*^FS'),
      'The ZPL deletes what is stored on the printer (^ID). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a factory reset',
      'a.zpl',
      zpl('^FDa^FS^JUF'),
      'The ZPL resets or controls the printer (^JU). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a restart',
      'a.zpl',
      `${zpl('^FDa^FS')}~jr`,
      'The ZPL resets or controls the printer (~JR). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a query of the printer',
      'a.zpl',
      `${zpl('^FDa^FS')}^XA^HWE:*.*^XZ`,
      'The ZPL asks the printer for its state (^HW). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a change of the network',
      'a.zpl',
      zpl('^ND2,P^FDa^FS'),
      'The ZPL changes the network settings of the printer (^ND). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'changed command signs',
      'a.zpl',
      zpl('^CC!!FDa!FS'),
      'The ZPL changes the signs that commands begin with (^CC). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a mirrored label',
      'a.zpl',
      zpl('^PMY^FDa^FS'),
      'The ZPL prints the label mirrored (^PM). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'data of an RFID tag',
      'a.zpl',
      zpl('^FO1,1^RFW,H^FD1234^FS'),
      'The ZPL writes or reads an RFID tag (^RF). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'the settings of an RFID tag',
      'a.zpl',
      zpl('^RS8^FO1,1^FDa^FS'),
      'The ZPL writes or reads an RFID tag (^RS). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a value of the clock',
      'a.zpl',
      zpl('^FO1,1^FC%^FD%H^FS'),
      'The ZPL prints the clock of the printer (^FC). A label cannot do that: remove the command, and upload the file again.',
    ],
    [
      'a stored picture',
      'a.zpl',
      zpl('^FO1,1^XGE:LOGO.GRF,1,1^FS'),
      'The ZPL prints a picture that is stored on the printer (^XGE:LOGO.GRF). Put the picture into the file (^GF or ~DG), and upload it again.',
    ],
    [
      'a stored format',
      'a.zpl',
      '^XA^XFE:JAM.ZPL^FS^FN1^FDa^FS^XZ',
      'The ZPL fills in a format that is stored on the printer (^XFE:JAM.ZPL^FS). Upload the file that stores it (^DF).'.replace(
        '^FS',
        '',
      ),
    ],
    [
      'a barcode kind that labels do not have',
      'a.zpl',
      zpl('^FO1,1^B7N,4^FDa^FS'),
      'The ZPL prints the barcode PDF417 (^B7), which labels here do not know. They print EAN-13, EAN-8, UPC-A, Code 128, GS1-128, ITF-14, Code 39, QR code, Data Matrix and GS1 DataMatrix.',
    ],
    [
      'a packed bomb',
      'a.zpl',
      zpl(`^FO1,1^GFA,8,8,1,${zipBomb()}^FS`),
      'The ZPL holds a picture that cannot be read: it cannot be unpacked to the size it says.',
    ],
    [
      'a picture that announces too much data',
      'a.zpl',
      zpl('^FO1,1^GFA,1,999999999,1000,FF^FS'),
      'The pictures of the ZPL are too large: together they may have 16 million dots. Make them smaller.',
    ],
    [
      'many pictures',
      'a.zpl',
      zpl('^FO1,1^GFA,1,900000,1000,FF^FS'.repeat(3)),
      'The pictures of the ZPL are too large: together they may have 16 million dots. Make them smaller.',
    ],
    [
      'an endless number of commands',
      'a.zpl',
      zpl('^FO1,1'.repeat(20_001)),
      'The ZPL has more than 20,000 commands. Upload the format of one label, not a print of many.',
    ],
  ])('is refused in a sentence for %s', (_name, fileName, content, message) => {
    expect(refusalOfFile(content, fileName)?.message).toBe(message);
  });
});
