import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { createFontSet, layout } from 'label-core';
import { readLabelFile } from 'label-core/file';
import { expect, it, vi } from 'vitest';
import { expectAccessible, press, renderPage } from '@/shared/testing';
import { saveFile } from '@/shared/lib/save-file';
import { LABEL_KINDS, loadSample } from '../model/label-kinds';
import { LabelFilesPage } from './label-files-page';

vi.mock(import('@/shared/lib/save-file'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const show = () =>
  renderPage(<LabelFilesPage />, {
    path: '/label-files',
    route: '/label-files',
    as: { UserRole: ['LabelManager'] },
  });

const font = (name: string) => readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`);
const fonts = createFontSet({
  regular: font('400Regular/NotoSans_400Regular.ttf'),
  bold: font('700Bold/NotoSans_700Bold.ttf'),
});

/** What every ZPL file is told: it names neither the size of its dots nor a font that labels have. */
const zplNotes = ['label-note.guessed-dots', 'label-note.other-font'];

it.each(LABEL_KINDS)('the sample $sample is read, and the label it becomes has no fault', async (kind) => {
  const file = await loadSample(kind);
  const read = readLabelFile(new Uint8Array(await file.arrayBuffer()), { fileName: file.name });
  expect(read.format).toBe(kind.kind);
  expect(read.notes.map(({ code }) => code)).toEqual(kind.kind === 'zpl' ? zplNotes : []);
  const { template } = read;
  expect([template.widthMm, template.heightMm]).toEqual([60, 40]);
  expect(template.variables.find(({ name }) => name === 'ean')?.required).toBe(true);
  const drawn = layout(template, { lot: 'A1' }, { dpi: 203, fonts });
  expect(drawn.problems.map(({ message }) => message)).toEqual([]);
});

it('says what each kind of file may hold, and gives its sample', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Label files');
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(3);
  const svg = screen.getByRole('region', { name: 'SVG' });
  const row = within(svg).getByRole('rowheader', { name: '{{lot|12}}' }).closest('tr');
  expect(row?.textContent).toBe('{{lot|12}}A variable of at most 12 characters');
  await press('Download shelf-label.svg');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [[content, name] = []] = vi.mocked(saveFile).mock.calls;
  expect(name).toBe('shelf-label.svg');
  expect(await content?.text()).toContain('<title>Shelf label</title>');
  await expectAccessible();
});
