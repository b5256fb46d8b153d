import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, mockApi, renderWith } from '@/shared/testing';
import { fontHandlers } from '../testing/font-handlers';
import { LabelPreview } from './label-preview';
import { LabelThumbnail } from './label-thumbnail';

const text = (value: string) => ({
  type: 'text',
  id: 't',
  xMm: 2,
  yMm: 2,
  widthMm: 40,
  heightMm: 10,
  value,
  sizePt: 8,
});
const labelOf = (value: string, variables: readonly object[]) => ({
  labelId: 3,
  name: 'Batch',
  widthMm: 60,
  heightMm: 40,
  variables: [],
  version: 1,
  publishedAt: '',
  template: {
    format: 'platen-label',
    version: 2,
    name: 'Batch',
    widthMm: 60,
    heightMm: 40,
    variables,
    elements: [text(value)],
  },
});
const dated = labelOf('{{made}}', [
  { name: 'made', type: 'default', source: { kind: 'date', format: 'yyyy-MM-dd' } },
]);

const api = mockApi(...fontHandlers());

const pictureOf = async () => (await screen.findByRole<HTMLImageElement>('img')).src;

it.each([
  // The two are 26 hours apart: they never have the same date.
  ['the organisation', 'Pacific/Kiritimati'],
  ['the organisation', 'Etc/GMT+12'],
])('dates are those of the days of %s (%s)', async (_whose, timeZone) => {
  api.use(answer('labeldays', { data: { timeZone, dayStartsAt: '00:00' } }));
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  const { unmount } = renderWith(<LabelPreview label={labelOf(today, [])} values={{}} dpi={203} />);
  const expected = await pictureOf();
  unmount();
  renderWith(<LabelPreview label={dated} values={{}} dpi={203} />);
  await waitFor(async () => expect((await pictureOf()) === expected).toBe(true));
});

it.each([
  ['does not offer them', 404, {}],
  ['names a time zone that is none', 200, { data: { timeZone: 'Nowhere/City', dayStartsAt: '00:00' } }],
])('dates are those of this computer where the server %s', async (_what, status, body) => {
  api.use(answer('labeldays', body, status));
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  const { unmount } = renderWith(<LabelPreview label={labelOf(today, [])} values={{}} dpi={203} />);
  const expected = await pictureOf();
  unmount();
  renderWith(<LabelPreview label={dated} values={{}} dpi={203} />);
  await waitFor(async () => expect((await pictureOf()) === expected).toBe(true));
});

it('a number is the next one of its counter', async () => {
  api.use(
    answer('labeldays', { data: { timeZone: 'UTC', dayStartsAt: '00:00' } }),
    answer('counters', { data: [{ counterId: 1, name: 'Lots', nextText: 'L-0042' }] }),
  );
  const numbered = labelOf('{{lot}}', [
    { name: 'lot', type: 'default', source: { kind: 'counter', counter: 'Lots', per: 'label' } },
  ]);
  const { unmount } = renderWith(<LabelPreview label={labelOf('L-0042', [])} values={{}} dpi={203} />);
  const expected = await pictureOf();
  unmount();
  renderWith(<LabelPreview label={numbered} values={{}} dpi={203} />);
  await waitFor(async () => expect((await pictureOf()) === expected).toBe(true));
});

const pictureIn = async ({ container }: ReturnType<typeof renderWith>) => {
  await waitFor(() => expect(container.querySelector('img')).toBeTruthy(), { timeout: 5000 });
  return container.querySelector('img')?.src;
};

it('a small picture has the next number, too, and is drawn once it is known', async () => {
  const small = <LabelThumbnail label={{ labelId: 3, widthMm: 60, heightMm: 40 }} version="published" />;
  api.use(
    answer('labeldays', { data: { timeZone: 'UTC', dayStartsAt: '00:00' } }),
    answer('counters', { data: [{ counterId: 1, name: 'Lots', nextText: 'L-0042' }] }),
    answer('labels/3', { data: labelOf('L-0042', []) }),
  );
  const written = renderWith(small);
  const expected = await pictureIn(written);
  written.unmount();
  const source = { kind: 'counter', counter: 'Lots', per: 'label' };
  api.use(answer('labels/3', { data: labelOf('{{lot}}', [{ name: 'lot', type: 'default', source }]) }));
  expect(await pictureIn(renderWith(small))).toBe(expected);
});
