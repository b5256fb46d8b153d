import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { api, manager, mediaHouse, sent, uploadAnswer } from '../testing/media-house';
import { MediaLibraryPage } from './media-library-page';

const server = mediaHouse();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (path = '/media-library') =>
  renderWith(
    <main>
      <MediaLibraryPage />
    </main>,
    { path, route: '/media-library', token: manager },
  );
const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const names = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const chooser = async () => {
  await screen.findByRole('button', { name: 'Choose pictures' });
  return screen.getByLabelText<HTMLInputElement>('Choose pictures', { selector: 'input' });
};
const rows = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');

describe('the pictures', () => {
  it('are shown by folder and name with what they are, and the limits before anything is chosen', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Look at leaf.png' })).toBeTruthy();
    expect(names()).toEqual(['Look at logo.jpg', 'Look at leaf.png', 'Look at Verre brisé.png']);
    expect(screen.getByText('192 × 192 px · 1.2 kB')).toBeTruthy();
    expect(
      await screen.findByText(
        'PNG or JPEG, up to 10 MB and 16 million pixels each. 1.4 MB of 100 MB used by 3 pictures. What a camera wrote into a picture (place, time, owner) is left out.',
      ),
    ).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('are narrowed by folder and words, and the address says how', async () => {
    const app = show('/media-library?folder=in%3AMarks');
    await screen.findByRole('button', { name: 'Look at leaf.png' });
    expect(names()).toEqual(['Look at leaf.png', 'Look at Verre brisé.png']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'brise{Enter}');
    await waitFor(() => expect(names()).toEqual(['Look at Verre brisé.png']));
    expect(app.location()).toBe('/media-library?folder=in%3AMarks&q=brise');
    expect(screen.getAllByText('1 of 3 pictures').length).toBeGreaterThan(0);
  });

  it('say that none was found, and how to see all again', async () => {
    show('/media-library?q=zzz');
    expect(await screen.findByText('No pictures found for “zzz”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(3);
  });

  it('say that there are none yet', async () => {
    server.use(http.get(api('mediaLibrary/files'), () => HttpResponse.json({ data: [] })));
    show();
    expect(await screen.findByText(/The media library has no pictures yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Add to folder' }).value).toBe('Pictures');
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) say why', async (status, words) => {
    server.use(
      http.get(api('mediaLibrary/files'), () => HttpResponse.json({ Message: 'Broken' }, { status })),
    );
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('are shown by a server that tells neither sizes nor limits', async () => {
    server.use(
      http.get(api('mediaLibrary/usage'), () => HttpResponse.json({ Message: 'No' }, { status: 404 })),
      http.get(api('mediaLibrary/files'), () => HttpResponse.json([{ id: 'x', name: 'a.png' }])),
    );
    show();
    expect(await screen.findByRole('button', { name: 'Look at a.png' })).toBeTruthy();
    expect(screen.getByText(/^PNG or JPEG\. What a camera/)).toBeTruthy();
  });
});

describe('adding pictures', () => {
  it('sends each to the folder, one after the other, and says what became of it', async () => {
    show();
    const input = await chooser();
    await userEvent.upload(input, [picture('one.png'), picture('two.png')]);
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual(['one.pngAdded', 'two.pngAdded']),
    );
    expect(sent).toEqual([
      { call: 'POST /api/mediaLibrary/folders/Logos', body: 'one.png' },
      { call: 'POST /api/mediaLibrary/folders/Logos', body: 'two.png' },
    ]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '2 of 2 pictures added',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('takes what is dropped, into a new folder', async () => {
    show();
    await chooser();
    const folder = screen.getByRole('combobox', { name: 'Add to folder' });
    await userEvent.clear(folder);
    await userEvent.type(folder, 'Märkte 2');
    fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [picture('one.png')] } });
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'POST /api/mediaLibrary/folders/Märkte 2', body: 'one.png' }]),
    );
  });

  it.each([
    ['', 'Say which folder the pictures go to.'],
    ['../x', 'A folder’s name has letters, digits, spaces, - and _, at most 64 of them.'],
  ])('sends nothing to the folder “%s”', async (name, fault) => {
    show();
    const input = await chooser();
    const folder = screen.getByRole('combobox', { name: 'Add to folder' });
    await userEvent.clear(folder);
    if (name !== '') await userEvent.type(folder, name);
    await userEvent.upload(input, picture('one.png'));
    expect(screen.getByText(fault)).toBeTruthy();
    expect(document.activeElement).toBe(folder);
    expect(sent).toEqual([]);
  });

  it('does not send what cannot be printed or is too large', async () => {
    show();
    const input = await chooser();
    await screen.findByText(/up to 10 MB/);
    const large = Object.defineProperty(picture('large.png'), 'size', { value: 12_000_000 });
    fireEvent.change(input, {
      target: { files: [large, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'large.pngIt has 12 MB; one picture may have 10 MB. Make it smaller and add it again.',
      'a.svgOnly PNG and JPEG pictures can be printed. Save it as one of these and add that.',
    ]);
    expect(sent).toEqual([]);
  });

  it('shows the server’s reason at the file it refused, and goes on with the next', async () => {
    let asked = 0;
    server.use(
      http.post(api('mediaLibrary/folders/:folder'), () => {
        asked += 1;
        return asked === 1
          ? uploadAnswer({ Message: 'It is animated: save one frame of it as a plain PNG.' }, 422)
          : uploadAnswer({ data: { id: 9, name: 'two (2).png' } });
      }),
    );
    show();
    await userEvent.upload(await chooser(), [picture('one.png'), picture('two.png')]);
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        'one.pngIt is animated: save one frame of it as a plain PNG.',
        'two.pngAdded as two (2).png',
      ]),
    );
  });

  it('can be cancelled, file by file', async () => {
    server.use(http.post(api('mediaLibrary/folders/:folder'), () => delay('infinite')));
    show();
    await userEvent.upload(await chooser(), [picture('one.png'), picture('two.png')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel two.png' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one.png' }));
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual(['one.pngCancelled', 'two.pngCancelled']),
    );
  });

  it('is closed while the library is full', async () => {
    server.use(
      http.get(api('mediaLibrary/usage'), () =>
        HttpResponse.json({ data: { usedBytes: 100_000_000, maxTotalBytes: 100_000_000 } }),
      ),
    );
    show();
    expect(await screen.findByText('The media library is full')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose pictures' }).disabled).toBe(true);
  });
});

const open = async () => {
  const app = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at leaf.png' }));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'leaf.png' })) };
};

describe('one picture', () => {
  it('says what uses it, and has an address', async () => {
    const { app, dialog } = await open();
    expect((await dialog.findByRole('link', { name: 'Shipping' })).getAttribute('href')).toBe('/labels/4');
    expect(dialog.getByText('2 articles')).toBeTruthy();
    expect(app.location()).toBe('/media-library?picture=1');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(app.location()).toBe('/media-library');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Look at leaf.png');
  });

  it('is renamed and moved', async () => {
    const { dialog } = await open();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    expect(dialog.getByText('A picture needs a name.')).toBeTruthy();
    await userEvent.type(name, 'blatt.png');
    const folder = dialog.getByRole('combobox', { name: 'Folder' });
    await userEvent.clear(folder);
    await userEvent.type(folder, 'Logos');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'PUT /api/mediaLibrary/files/1', body: { folder: 'Logos', name: 'blatt.png' } },
      ]),
    );
  });

  it('is deleted after one more question', async () => {
    const { app, dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(dialog.getByRole('group', { name: 'Delete leaf.png?' }));
    expect(document.activeElement?.textContent).toBe('Keep it');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(app.location()).toBe('/media-library'));
    expect(sent).toEqual([{ call: 'DELETE /api/mediaLibrary/files/1', body: undefined }]);
  });

  it.each([
    [
      409,
      'leaf.png is used by label Shipping. Take it off there first.',
      'leaf.png is used by label Shipping. Take it off there first.',
    ],
    [404, 'There is nothing at this address.', 'This server does not let pictures be renamed or deleted.'],
  ])('that cannot be deleted (%i) says why', async (status, Message, words) => {
    server.use(http.delete(api('mediaLibrary/files/:id'), () => HttpResponse.json({ Message }, { status })));
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(dialog.getByRole('group')).getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(words);
  });

  it('that is gone says so', async () => {
    show('/media-library?picture=77');
    expect(await screen.findByText('This picture is not in the media library any more.')).toBeTruthy();
  });
});
