// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetchAhead } from './fetch-ahead';
import type { RouteSpec } from './route-spec';

const screen = (path: string, page: RouteSpec['page'], openedPage?: RouteSpec['page']): RouteSpec => ({
  path,
  title: () => path,
  access: 'public',
  layout: 'public',
  page,
  ...(openedPage && { openedPage }),
});
const code = () => vi.fn<RouteSpec['page']>(async () => () => null);
const pointAt = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

const stops: (() => void)[] = [];
const readAhead = vi.fn<Parameters<typeof createFetchAhead>[1]>();
function watch(...table: readonly RouteSpec[]) {
  const ahead = createFetchAhead(table, readAhead);
  stops.push(ahead.watch());
  return ahead;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
  readAhead.mockClear();
});

describe('code that is fetched ahead', () => {
  it('is that of a screen whose link is pointed at, once', () => {
    const [mug, cups] = [code(), code()];
    watch(screen('/mugs/:id', mug), screen('/cups', cups));
    document.body.innerHTML = '<a href="#/mugs/7?tab=2"><b>Mug</b></a> <a href="#/cups">Cups</a>';
    pointAt('b');
    pointAt('b');
    expect(mug).toHaveBeenCalledTimes(1);
    expect(cups).not.toHaveBeenCalled();
  });

  it('is that of a screen whose link gets the focus', () => {
    const cups = code();
    watch(screen('/cups', cups));
    document.body.innerHTML = '<a href="#/cups">Cups</a>';
    document.querySelector('a')?.focus();
    expect(cups).toHaveBeenCalledTimes(1);
  });

  it('is that of the list and of the form where they share an address', () => {
    const [list, form] = [code(), code()];
    watch(screen('/cups', list, form));
    document.body.innerHTML = '<a href="#/cups?open=3">Cup 3</a>';
    pointAt('a');
    expect([list.mock.calls.length, form.mock.calls.length]).toEqual([1, 1]);
  });

  it('is that of the parts of a screen after its own, and is fetched again when one of them failed', async () => {
    const calls: string[] = [];
    const fetchParts = vi.fn<() => Promise<unknown>>(async () => {
      calls.push('parts');
      if (calls.length < 3) throw new TypeError('Failed to fetch');
    });
    const page: RouteSpec['page'] = async () => {
      calls.push('page');
      return () => null;
    };
    watch({ ...screen('/cups', page), fetchParts });
    document.body.innerHTML = '<a href="#/cups">Cups</a>';
    await vi.waitFor(() => {
      pointAt('a');
      expect(calls).toEqual(['page', 'parts', 'page', 'parts']);
    });
  });

  it('is that of all screens that the content links to', () => {
    const [mug, cups, plates] = [code(), code(), code()];
    const ahead = watch(screen('/mugs/:id', mug), screen('/cups', cups), screen('/plates', plates));
    document.body.innerHTML =
      '<a href="#/plates">Plates</a><main><a href="#/mugs/1">1</a><a href="#/mugs/2">2</a><a href="#/cups">Cups</a></main>';
    ahead.fetchLinked(document.querySelector('main') ?? document.body);
    expect([mug, cups, plates].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is fetched again after a failure, of which nobody is told', async () => {
    const cups = vi.fn<RouteSpec['page']>(() => Promise.reject(new TypeError('Failed to fetch')));
    watch(screen('/cups', cups));
    document.body.innerHTML = '<a href="#/cups">Cups</a>';
    pointAt('a');
    await vi.waitFor(() => {
      pointAt('a');
      expect(cups).toHaveBeenCalledTimes(2);
    });
  });

  it.each([
    ['other pages', 'https://example.test/#/cups'],
    ['files', '/help/index.html'],
    ['unknown addresses', '#/saucers'],
  ])('is not fetched for links to %s', (_, href) => {
    const cups = code();
    watch(screen('/cups', cups));
    document.body.innerHTML = `<a href="${href}">Cups</a>`;
    pointAt('a');
    expect(cups).not.toHaveBeenCalled();
  });

  it('waits for the connection: some browsers never try again what failed without one', () => {
    const cups = code();
    watch(screen('/cups', cups));
    document.body.innerHTML = '<a href="#/cups">Cups</a>';
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pointAt('a');
    expect(cups).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    pointAt('a');
    expect(cups).toHaveBeenCalledTimes(1);
  });
});

const showMugs = (count: number) => {
  vi.useFakeTimers();
  watch(screen('/mugs/:id', code()));
  document.body.innerHTML = Array.from(
    { length: count },
    (_none, at) => `<a id="m${at}" href="#/mugs/${at}">Mug</a>`,
  ).join('');
};

describe('data that is read ahead', () => {
  it('is that of the one screen whose link the pointer rests on, once', () => {
    showMugs(8);
    for (let at = 0; at < 8; at += 1) {
      pointAt(`#m${at}`);
      vi.advanceTimersByTime(30);
    }
    expect(readAhead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    pointAt('#m7');
    vi.advanceTimersByTime(60);
    expect(readAhead.mock.calls.map(([{ path }, params]) => [path, params])).toEqual([
      ['/mugs/:id', { id: '7' }],
    ]);
  });

  it('is none once the pointer has left the link, or without a connection', () => {
    showMugs(1);
    pointAt('#m0');
    pointAt('body');
    vi.advanceTimersByTime(100);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pointAt('#m0');
    vi.advanceTimersByTime(100);
    expect(readAhead).not.toHaveBeenCalled();
  });
});
