import { expect, it } from 'vitest';
import { encodeSymbol } from '../barcode/encode-symbol.ts';
import { qrCode } from './qr-code.ts';

const uri =
  'otpauth://totp/Platen%20(B%C3%A4ckerei):mia%40demo.test?issuer=Platen&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

it('is drawn as the QR codes of labels are, with the modules of its version', () => {
  const { modules, path } = qrCode(uri);
  expect((modules - 17) % 4).toBe(0);
  const label = encodeSymbol('qrcode', uri, 'M');
  expect(label).toMatchObject({ kind: 'matrix', columns: modules, rows: modules });
  const outlines = label.kind === 'matrix' ? label.outlines : [];
  expect(path).toBe(outlines.map((outline) => `M${outline.join(' ')}Z`).join(''));
});

it('begins with the dark corner of its finder', () => {
  expect(qrCode('a').path).toMatch(/^M(?:\d+ )+\d+Z/);
  expect(qrCode('a').modules).toBe(21);
});
