// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepRecent, readRecents, type Recent } from './recent-targets';

beforeEach(() => localStorage.clear());

const article = (id: number): Recent => ({
  target: { kind: 'article', id },
  text: `Article ${id}`,
  detail: '',
});
const texts = (owner = '7/42') => readRecents(owner).map(({ text }) => text);

it('keeps the last six, the newest first, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) keepRecent('7/42', article(id));
  expect(texts()).toEqual([3, 7, 6, 5, 4, 2].map((id) => `Article ${id}`));
});

it('shows nothing to the next person, and forgets the last one', () => {
  keepRecent('7/42', article(1));
  expect(texts('7/43')).toEqual([]);
  keepRecent('7/43', article(2));
  expect(texts()).toEqual([]);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"owner":"7/42","recents":[{"target":{"kind":"password","id":1},"text":"x"}]}',
])('reads nothing from %s, and writes over it', (stored) => {
  localStorage.setItem('platen-recent-commands', stored);
  expect(texts()).toEqual([]);
  keepRecent('7/42', article(1));
  expect(texts()).toEqual(['Article 1']);
});
