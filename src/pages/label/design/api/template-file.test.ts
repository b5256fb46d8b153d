import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from 'label-core/design';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import { readLabelFile } from 'label-core/file';
import { templateFile } from './template-file';

const names = fc.oneof(
  fc.constantFrom('Crème 200 g', 'a/b\\c:d*e?', '...', '', 'label.svg', '\u0000\n', '宅配便'),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('the file of a design', () => {
  it('is read as the same template, with locks, groups and guides, after any edits', async () => {
    const edits = fc.array(editArbitrary, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(templateArbitrary, edits, names, async (template, made, name) => {
        const design = made.reduce(applyEdit, template);
        const file = templateFile(design, name);
        const { format, template: read, notes } = readLabelFile(await bytesOf(file), { fileName: file.name });
        expect([format, notes]).toEqual(['platen', []]);
        // JSON has no negative zero.
        expect(read).toEqual(JSON.parse(JSON.stringify(design)));
        // Taken in the place of any other label it is that label.
        expect(applyEdit(template, { kind: 'replaceAll', template: read })).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a name that any file system takes', () => {
    fc.assert(
      fc.property(names, (name) => {
        const file = templateFile(
          {
            format: 'platen-label',
            version: 1,
            name: 'x',
            widthMm: 9,
            heightMm: 9,
            variables: [],
            elements: [],
          },
          name,
        );
        expect(file.name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.json$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
