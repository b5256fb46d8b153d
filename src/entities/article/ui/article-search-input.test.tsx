import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi, renderWith } from '@/shared/testing';
import type { Article } from '../api/article-schema';
import { articleSearchScope } from '../model/article-search-scope';
import { buildArticle } from '../testing/article-builder';
import { articleHandlers } from '../testing/article-handlers';
import { ArticleSearchInput, type ArticleSearchHandle } from './article-search-input';

const oats = buildArticle({ id: 1, name: 'Oat biscuits', externalIdentifier: '4006381333931' });
const milk = buildArticle({ id: 2, name: 'Oat milk', externalIdentifier: '4006381333948' });
const api = mockApi(...articleHandlers([oats, milk]));
const searches = () => api.sentTo('GET articles').map(({ query }) => query.get('searchQuery'));
const onPick = vi.fn<(article: Article) => void>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  onPick.mockReset();
});

function show(mode: 'groupOnly' | 'all' = 'all') {
  const handle = createRef<ArticleSearchHandle>();
  renderWith(<ArticleSearchInput scope={articleSearchScope(mode, ['1'])} onPick={onPick} handle={handle} />);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return { user, handle, field: screen.getByRole('combobox', { name: 'Article' }) };
}
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the article search field', () => {
  it('asks once, 300 ms after the last key', async () => {
    const { user, field } = show();
    await user.type(field, 'oat');
    await pause(250);
    expect(searches()).toEqual([]);
    await pause(60);
    await waitFor(() => expect(searches()).toEqual(['oat']));
  });

  it('suggests name and identifier in a list no higher than 300 px, and picks what is clicked', async () => {
    const { user, field } = show();
    await user.type(field, 'oat');
    await user.click(await screen.findByRole('option', { name: /Oat milk\s*4006381333948/ }));
    expect(onPick).toHaveBeenCalledWith(milk);
    expect(field).toHaveProperty('value', '');
  });

  it('clears the suggestions below two characters', async () => {
    const { user, field } = show();
    await user.type(field, 'oa');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(field, '{Backspace}');
    await pause(300);
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    expect(searches()).toEqual(['oa']);
  });

  it('picks with the arrow keys and Enter', async () => {
    const { user, field } = show();
    await user.type(field, 'oat');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith(milk);
  });

  it('picks an exact hit on Enter without waiting for the pause', async () => {
    const { user, field } = show();
    await user.type(field, '4006381333931{Enter}');
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(oats));
    expect(searches()).toEqual(['4006381333931']);
  });

  it('lets a person choose when Enter meets several', async () => {
    const { user, field } = show();
    await user.type(field, 'oat{Enter}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(onPick).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', 'oat');
  });

  it('takes a scanned code at once', async () => {
    const { handle, field } = show();
    act(() => void handle.current?.scan('4006381333948'));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(milk));
    expect(document.activeElement).toBe(field);
  });

  it('drops the answer to a code when another one was scanned meanwhile', async () => {
    const { handle } = show();
    act(() => void handle.current?.scan('4006381333931'));
    act(() => void handle.current?.scan('4006381333948'));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(milk));
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['all', 'xyz', 'No articles found matching your search'],
    ['groupOnly', 'xyz', 'No articles found matching your search in your assigned groups'],
    ['all', 'xy', ''],
  ] as const)('searches %s for “%s” without a hit and says “%s”', async (mode, text, message) => {
    const { user, field } = show(mode);
    await user.type(field, text);
    await pause(300);
    await waitFor(() => expect(searches()).toEqual([text]));
    await pause(50);
    expect(screen.getByRole('status').textContent).toBe(message);
  });

  it('says that the search failed', async () => {
    api.answer('articles', {}, 500);
    const { user, field } = show();
    await user.type(field, 'oat');
    await pause(300);
    expect(await screen.findByText('Error searching for articles')).toBeTruthy();
  });

  it('says what it is to assistive technology', async () => {
    const { user, field } = show();
    await user.click(field);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'oat');
    const list = await screen.findByRole('listbox', { name: 'Articles found' });
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(list.style.maxHeight).toContain('18.75rem');
  });
});
