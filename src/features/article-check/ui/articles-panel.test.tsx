import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { parseLabelTemplate } from 'label-core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '@/entities/article';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { buildVariable, fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import type { Id } from '@/shared/api';
import { expectAccessible, findButton, mockApi, press, renderPage } from '@/shared/testing';
import type { ShownArticle } from '../model/shown-article';
import { ArticlesPanel } from './articles-panel';

const api = mockApi(...fontHandlers());
const template = parseLabelTemplate(shelfTemplate);
const ean = '9501101530003';

const article = (id: number, name: string, values: Readonly<Record<string, string>>): Article =>
  buildArticle({
    id,
    name,
    labels: [
      {
        labelId: 4,
        name: 'Shelf edge',
        variables: Object.entries(values).map(([variable, variableData]) =>
          buildVariable(variable, { variableData }),
        ),
      },
    ],
  });
const oats = article(1, 'Oats', { title: 'Oats', ean });
const rye = article(2, 'Rye', { title: 'Rye', ean: '9501101530004' });
const endless = article(3, 'Endless', { title: 'Mmmmmmmm '.repeat(5), ean });
const carry = (...articles: readonly Article[]) => api.use(...articleHandlers(articles));

const onShow = vi.fn<(row: ShownArticle) => void>();
const show = (labelId: Id | undefined = 4) =>
  renderPage(<ArticlesPanel labelId={labelId} template={template} dpi={203} onShow={onShow} />);
const rows = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

/** Returns the whole announcement that contains a text. */
const statusWith = async (text: string) => {
  const [part] = await screen.findAllByText(text);
  return part?.closest('[role=status]')?.textContent;
};

describe('before anything is checked', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  it('says of a new label when articles are checked, and reads none', () => {
    renderPage(<ArticlesPanel labelId={undefined} template={template} dpi={203} onShow={onShow} />);
    expect(screen.getByRole('region', { name: 'Articles' }).textContent).toBe(
      'ArticlesArticles are checked once the label has been added and articles carry it.',
    );
    expect(api.sent).toEqual([]);
  });

  it('says that no article carries the label', async () => {
    carry();
    show();
    expect(await screen.findByText('No article carries this label yet.')).toBeTruthy();
  });

  it('reads the articles again after a failure', async () => {
    api.fail('labels/4/articles', 500, 'The database is away.');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The articles were not read.');
    carry(oats);
    await press('Try again');
    expect(await screen.findByText('1 of 1 article fits')).toBeTruthy();
  });

  it('says that it is offline', async () => {
    onlineManager.setOnline(false);
    carry(oats);
    show();
    expect(
      await screen.findByText('You are offline. The articles are read as soon as you are connected again.'),
    ).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('1 of 1 article fits')).toBeTruthy();
  });
});

describe('the result', () => {
  it('says how many articles fit, why others do not, and which is the worst of each text', async () => {
    carry(oats, rye, endless);
    const { container } = show();
    expect(await screen.findByText('1 of 3 articles fit')).toBeTruthy();
    expect(await rows('Reasons')).toEqual([
      '1 article: b has a wrong check digit',
      '1 article: title is too long',
    ]);
    expect(await rows('Articles that do not fit')).toEqual([
      expect.stringMatching(/^Ryeb: EAN-13 of variable “ean”: /),
      'EndlessVariable “title” has 45 characters; at most 40 are allowed.',
    ]);
    expect(await rows('Worst article of each text')).toEqual(['t: 9 ptEndless']);
    expect(container.querySelector('[role=alert]')).toBeNull();
    await expectAccessible();
  });

  it('shows an article on the label when its row is pressed', async () => {
    carry(oats, rye);
    show();
    await press(/^Rye/);
    expect(onShow).toHaveBeenCalledExactlyOnceWith({
      key: 'article 2',
      name: 'Rye',
      values: { title: 'Rye', ean: '9501101530004' },
    });
    await press(/^t: 12 pt/);
    expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'article 1', name: 'Oats' }));
  });

  it('says that the label could not be laid out, and offers to try again', async () => {
    carry(oats);
    renderPage(<ArticlesPanel labelId={4} template={template} dpi={1} onShow={onShow} />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The articles could not be checked with this label.',
    );
    expect(await findButton('Try again')).toBeTruthy();
  });

  it('leaves only the articles of a reason that is pressed', async () => {
    carry(rye, endless);
    show();
    await screen.findByText('0 of 2 articles fit');
    await press('1 article: title is too long');
    expect((await findButton('1 article: title is too long')).getAttribute('aria-pressed')).toBe('true');
    expect(await rows('Articles that do not fit')).toEqual([expect.stringMatching(/^Endless/)]);
    await press('1 article: title is too long');
    expect(await rows('Articles that do not fit')).toHaveLength(2);
  });

  it('lists 200 articles and counts the others, and reads 500 a page', async () => {
    carry(
      ...Array.from({ length: 501 }, (_none, id) => article(id, `Rye ${id}`, { title: 'Rye', ean: '1' })),
    );
    show();
    expect(await screen.findByText('0 of 501 articles fit', undefined, { timeout: 20_000 })).toBeTruthy();
    expect(await rows('Articles that do not fit')).toHaveLength(200);
    expect(screen.getByText('and 301 more')).toBeTruthy();
    const calls = api.sentTo('GET articles').map(({ query }) => String(query));
    expect(calls).toEqual([
      expect.stringContaining('take=500&offset=0&labelId=4'),
      expect.stringContaining('take=500&offset=500&labelId=4'),
    ]);
  });

  it('stays after an edit, marked as being checked again', async () => {
    carry(oats);
    renderPage(<EditedLabel />);
    expect(await statusWith('1 of 1 article fits')).toBe('1 of 1 article fits');
    await press('Edit');
    expect(await statusWith('Being checked again')).toBe('1 of 1 article fitsBeing checked again');
    expect(screen.getByText('Checked 0 of 1')).toBeTruthy();
    expect(await screen.findByText('0 of 1 article fits', undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText('Being checked again')).toBeNull();
    expect(await rows('Reasons')).toEqual(['1 article: title is too long']);
  });
});

/** A designer with one edit: titles may have three characters. */
function EditedLabel() {
  const [edited, setEdited] = useState(template);
  const [title, ...others] = template.variables;
  if (!title) throw new Error('The label has no variables.');
  const edit = () => setEdited({ ...template, variables: [{ ...title, propertySize: 3 }, ...others] });
  return (
    <>
      <button type="button" onClick={edit}>
        Edit
      </button>
      <ArticlesPanel labelId={4} template={edited} dpi={203} onShow={onShow} />
    </>
  );
}
