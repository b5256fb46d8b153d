import { sampleLabelFile } from 'label-core/testing';
import { pngFile } from 'server/testing';
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

/** Returns a drawing of 60 × 40 mm with a picture in it. */
const svgWith = (id: string, picture: Buffer) => ({
  name: `${id}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
    <image id="${id}" x="5" y="5" width="40" height="30" href="data:image/png;base64,${picture.toString('base64')}"/>
  </svg>`),
});

test('a picture with shades is warned of beside the label, one in black and white is not', async ({
  page,
  signIn,
}) => {
  const [widthPx, heightPx] = [400, 300];
  const pictureOf = (greyAt: (x: number) => number) => {
    const row = Buffer.from([0, ...Array.from({ length: widthPx }, (_, x) => greyAt(x))]);
    return pngFile({ widthPx, heightPx, rows: Buffer.concat(Array<Buffer>(heightPx).fill(row)) });
  };
  await signIn('labels@demo.test');
  const form = await LabelFormPage.openNew(page);
  await form.chooseWith(
    () => form.chooseFile.click(),
    svgWith(
      'ramp',
      pictureOf((x) => Math.round((x / widthPx) * 255)),
    ),
  );
  await expect(form.preview).toBeVisible();
  const warning = page.getByText(
    /^The image of element “.*” has shades of grey or colours\. A thermal printer/,
  );
  await expect(warning).toBeVisible();
  await form.chooseWith(
    () => form.chooseFile.click(),
    svgWith(
      'signet',
      pictureOf((x) => (x % 40 < 20 ? 0 : 255)),
    ),
  );
  await expect(form.preview).toHaveAttribute('alt', /signet/);
  await expect(warning).toHaveCount(0);
});

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
