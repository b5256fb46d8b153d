import { describe, expect, it } from 'vitest';
import { sizeOfMm } from '../../paper/paper-measure.ts';
import { labelDevicePage } from '../../testing/fake-spooler.ts';
import { devicePapersFor, requirePaper } from './device-paper.ts';
import { userPaper } from './spooler.ts';

const size = sizeOfMm(100, 60);
const form = (id: number, widthMm: number, heightMm: number) => ({ id, size: sizeOfMm(widthMm, heightMm) });

const asSet = (widthMm: number, heightMm: number) =>
  labelDevicePage({ paper: { by: 'user', size: sizeOfMm(widthMm, heightMm) }, sides: undefined });

describe('the paper of a document', () => {
  it.each([
    ['none', [], undefined],
    ['one turned', [form(120, 60, 100)], undefined],
    ['one a little too small', [form(120, 99, 60)], undefined],
    ['two of about its size', [form(120, 100.4, 60), form(121, 100.1, 60)], 121],
    ['only the one that has its size beside it', [form(userPaper, 100, 60)], undefined],
  ])('is a form of the driver where it has one: %s', (_what, forms, id) => {
    const own = [
      { by: 'user', size },
      { by: 'sides', size },
    ];
    expect(devicePapersFor(size, forms)).toEqual(id === undefined ? own : [{ by: 'form', id }, ...own]);
  });

  it('is what the driver has set, to half a millimetre and a dot', () => {
    expect(() => requirePaper(size, asSet(100.4, 60.3), '“Labels”')).not.toThrow();
    expect(() => requirePaper(size, asSet(210, 297), '“Labels”')).toThrow(
      'The printer “Labels” takes no paper of 100 × 60 mm.',
    );
    expect(() => requirePaper(size, asSet(60, 100), '“Labels”')).toThrow(
      'takes no paper of 100 × 60 mm; on its paper of 60 × 100 mm the page would be turned',
    );
  });
});
