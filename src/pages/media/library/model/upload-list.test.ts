import { describe, expect, it } from 'vitest';
import { formatBytes } from '@/shared/i18n';
import { fileFault, folderFault } from './file-fault';
import { nextUploads, uploadCount, type Upload } from './upload-list';

const upload = (facts: Partial<Upload>): Upload => ({
  id: 'a',
  name: 'leaf.png',
  folder: 'Marks',
  state: 'waiting',
  share: 0,
  message: '',
  hasShades: false,
  ...facts,
});

describe('the list of uploads', () => {
  it('takes an upload from waiting to added', () => {
    const sending = nextUploads([upload({})], { kind: 'sending', id: 'a', share: 0.4 });
    expect(sending).toEqual([upload({ state: 'sending', share: 0.4 })]);
    expect(nextUploads(sending, { kind: 'added', id: 'a', name: 'leaf (2).png', hasShades: true })).toEqual([
      upload({ state: 'added', share: 1, message: 'leaf (2).png', hasShades: true }),
    ]);
  });

  it.each(['added', 'refused', 'cancelled'] as const)('keeps an upload that is %s as it ended', (state) => {
    const ended = [upload({ state })];
    expect(nextUploads(ended, { kind: 'sending', id: 'a', share: 1 })).toEqual(ended);
    expect(nextUploads(ended, { kind: 'refused', id: 'a', reason: 'late' })).toEqual(ended);
  });

  it('shows only the last choice, and what is still under way', () => {
    const before = [upload({ id: 'a', state: 'added' }), upload({ id: 'b', state: 'sending' })];
    const chosen = nextUploads(before, { kind: 'chosen', uploads: [upload({ id: 'c' })] });
    expect(chosen.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(nextUploads(chosen, { kind: 'cleared' }).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('counts the uploads', () => {
    const all = [upload({ state: 'added' }), upload({ state: 'refused' }), upload({ state: 'cancelled' })];
    expect(uploadCount(all)).toEqual({ all: 3, added: 1, refused: 1, isUnderWay: false });
    expect(uploadCount([...all, upload({})]).isUnderWay).toBe(true);
  });
});

describe('a file', () => {
  const limits = { maxFileBytes: 10_000_000 } as Parameters<typeof fileFault>[1];
  it.each([
    [{ name: 'a.png', type: 'image/png', size: 5 }, undefined],
    [{ name: 'a.JPG', type: '', size: 5 }, undefined],
    [{ name: 'a.jpg', type: 'image/jpeg', size: 10_000_000 }, undefined],
    [
      { name: 'a.svg', type: 'image/svg+xml', size: 5 },
      'Only PNG and JPEG pictures can be printed. Save it in one of these formats and add it again.',
    ],
    [
      { name: 'a.pdf', type: '', size: 5 },
      'Only PNG and JPEG pictures can be printed. Save it in one of these formats and add it again.',
    ],
    [{ name: 'a.png', type: 'image/png', size: 0 }, 'The file is empty.'],
    [
      { name: 'a.png', type: 'image/png', size: 12_345_678 },
      'This picture is 12.3 MB; the limit is 10 MB. Make it smaller and add it again.',
    ],
  ])('refuses the file %j before it is sent with: %s', (file, fault) => {
    expect(fileFault(file, limits)).toBe(fault);
  });

  it.each([
    ['Marks', undefined],
    ['Märkte 2', undefined],
    [' ', 'Enter a folder for the pictures.'],
    ['../x', 'Use only letters, digits, spaces, - and _, and at most 64 characters.'],
    ['x'.repeat(65), 'Use only letters, digits, spaces, - and _, and at most 64 characters.'],
  ])('says of the folder %j: %s', (folder, fault) => {
    expect(folderFault(folder)).toBe(fault);
  });

  it.each([
    [0, '0 bytes'],
    [640, '640 bytes'],
    [1234, '1.2 kB'],
    [12_345, '12.3 kB'],
    [100_000_000, '100 MB'],
    [9_950_000, '10 MB'],
  ])('writes the size of a file of %i bytes as %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
