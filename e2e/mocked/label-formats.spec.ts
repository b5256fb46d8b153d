import { sampleLabelFile } from 'label-core/testing';
import { LabelFormPage } from '../pages/label-form.page.ts';
import { expect, test } from '../stage/test.ts';

const sample = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(sampleLabelFile(name)),
});

const uploads = [
  {
    file: sample('inkscape-product.svg', 'image/svg+xml'),
    label: 'inkscape-product',
    size: '60 × 40 mm',
    required: 'ean',
    defaults: ['title', 'Strawberry jam'],
    note: 'Colours are printed in black or white, whichever is nearer to their brightness.',
  },
  {
    file: sample('zebra-designer-product.prn', 'application/octet-stream'),
    label: 'zebra-designer-product',
    size: '60 × 40 mm',
    required: 'EAN',
    defaults: ['Lot no', 'L-0815'],
    note: 'The fonts of the printer are replaced by Noto Sans of the same height: look at the preview.',
  },
] as const;

for (const { file, label, size, required, defaults, note } of uploads) {
  test(`${file.name} becomes a label with its variables`, async ({ page, signIn, stage }) => {
    await signIn('labels@demo.test');
    const form = await LabelFormPage.openNew(page);
    await form.chooseWith(() => form.chooseFile.click(), file);
    await expect(form.name).toHaveValue(label);
    await expect(form.preview).toHaveAttribute('alt', `Preview of ${label}, ${size}`);
    await expect(form.ruleBox('Required', required)).toBeChecked();
    await expect(form.ruleText('Default', defaults[0])).toHaveValue(defaults[1]);
    await expect(page.getByText(note)).toBeVisible();
    await form.name.fill('Jam');
    await form.add.click();
    await expect(form.heading).toHaveText('Labels');
    expect(stage.callsTo('/api/labels', 'POST')).toMatchObject([
      { body: { name: 'Jam', template: { format: 'platen-label' } } },
    ]);
  });
}

test('a drawing with a script is refused as a label with a sentence', async ({ page, signIn }) => {
  await signIn('labels@demo.test');
  const form = await LabelFormPage.openNew(page);
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"><script>alert(1)</script></svg>';
  await form.chooseWith(() => form.chooseFile.click(), {
    name: 'jam.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(hostile),
  });
  await expect(
    page.getByText('The SVG holds a script (<script>). Remove it, and upload the file again.'),
  ).toBeVisible();
  await expect(form.name).toHaveCount(0);
});
