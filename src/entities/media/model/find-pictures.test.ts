import { describe, expect, it } from 'vitest';
import { buildMediaFile } from '../testing/media-file-builder';
import { findPictures, foldersOf, isPrintable } from './find-pictures';

const leaf = buildMediaFile({ id: 1, folder: 'Marks', name: 'leaf.png' });
const glass = buildMediaFile({ id: 2, folder: 'Marks', name: 'Verre brisé.png' });
const logo = buildMediaFile({ id: 3, folder: '', name: 'logo.jpg', contentType: 'image/jpeg' });
const all = [glass, leaf, logo];

describe('the pictures of the library', () => {
  it.each([
    ['everything, by folder and name', undefined, '', [3, 1, 2]],
    ['one folder', 'Marks', '', [1, 2]],
    ['the library’s own level', '', '', [3]],
    ['a word of the name', undefined, 'LEAF', [1]],
    ['without its accents', undefined, 'brise', [2]],
    ['two words, one of them the folder', undefined, 'marks verre', [2]],
    ['spaces only', undefined, '   ', [3, 1, 2]],
    ['a word of another folder', 'Marks', 'logo', []],
  ])('finds %s', (_what, folder, search, ids) => {
    expect(findPictures(all, { folder, search }).map(({ id }) => id)).toEqual(ids);
  });

  it('lists the folders of the library in order, each once', () => {
    expect(foldersOf(all)).toEqual(['', 'Marks']);
  });

  it.each([
    ['image/png', 'x', true],
    ['image/jpeg', 'x', true],
    ['IMAGE/JPG', 'x', true],
    ['image/svg+xml', 'x.png', false],
    ['image/gif', 'x.gif', false],
    ['', 'x.JPEG', true],
    ['', 'x.svg', false],
  ])('tells whether a file of type “%s” named %s can be printed: %s', (contentType, name, is) => {
    expect(isPrintable({ contentType, name })).toBe(is);
  });
});
