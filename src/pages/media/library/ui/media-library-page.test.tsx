import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import {
  answer,
  apiUrl,
  button,
  expectAccessible,
  findButton,
  mockApi,
  press,
  refusal,
  renderPage,
} from '@/shared/testing';
import { fileNameIn, manager, mediaServer, UPLOAD } from '../testing/media-server';
import { MediaLibraryPage } from './media-library-page';

const api = mockApi(...mediaServer());
/** Writes in order; for a form the name of its file. */
const written = () =>
  api.written().map(({ call, body }) => ({
    call: decodeURIComponent(call),
    body: typeof body === 'string' ? fileNameIn(body) : body,
  }));

const show = (path = '/media-library') =>
  renderPage(<MediaLibraryPage />, { path, route: '/media-library', as: manager });
const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const names = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
const chooser = async () => {
  await findButton('Choose pictures');
  return screen.getByLabelText<HTMLInputElement>('Choose pictures', { selector: 'input' });
};
const rows = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');

describe('the pictures', () => {
  it('shows pictures by folder and name with what they are, and the limits before anything is chosen', async () => {
    show();
    expect(await findButton('View leaf.png')).toBeTruthy();
    expect(names()).toEqual(['View logo.jpg', 'View leaf.png', 'View Verre brisé.png']);
    expect(screen.getByText('192 × 192 px · 1.2 kB')).toBeTruthy();
    expect(
      await screen.findByText(
        'PNG or JPEG, up to 10 MB and 16 million pixels each. 1.4 MB of 100 MB used by 3 pictures. Data stored by cameras (place, time, owner) is removed.',
      ),
    ).toBeTruthy();
    await expectAccessible();
  });

  it('narrows pictures by folder and words, and says so in the address', async () => {
    const app = show('/media-library?folder=in%3AMarks');
    await findButton('View leaf.png');
    expect(names()).toEqual(['View leaf.png', 'View Verre brisé.png']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'brise{Enter}');
    await waitFor(() => expect(names()).toEqual(['View Verre brisé.png']));
    expect(app.location()).toBe('/media-library?folder=in%3AMarks&q=brise');
    expect(screen.getAllByText('1 of 3 pictures').length).toBeGreaterThan(0);
  });

  it('says that no picture was found, and how to see all again', async () => {
    show('/media-library?q=zzz');
    expect(await screen.findByText('No pictures found for “zzz”.')).toBeTruthy();
    await press('Clear search and filters');
    expect(names()).toHaveLength(3);
  });

  it('says that there are no pictures yet', async () => {
    api.answer('mediaLibrary/files', { data: [] });
    show();
    expect(await screen.findByText(/The media library has no pictures yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Add to folder' }).value).toBe('Pictures');
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the pictures cannot be read (%i)', async (status, words) => {
    api.fail('mediaLibrary/files', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows pictures of a server that tells neither sizes nor limits', async () => {
    api.use(
      refusal('mediaLibrary/usage', 404, 'No'),
      answer('mediaLibrary/files', [{ id: 'x', name: 'a.png' }]),
    );
    show();
    expect(await findButton('View a.png')).toBeTruthy();
    expect(screen.getByText(/^PNG or JPEG\. Data stored by cameras/)).toBeTruthy();
  });
});

describe('adding pictures', () => {
  it('sends each picture to the folder, one after the other, and says what became of it', async () => {
    show();
    const input = await chooser();
    await userEvent.upload(input, [picture('one.png'), picture('two.png')]);
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual(['one.pngAdded', 'two.pngAdded']),
    );
    expect(written()).toEqual([
      { call: 'POST mediaLibrary/folders/Logos', body: 'one.png' },
      { call: 'POST mediaLibrary/folders/Logos', body: 'two.png' },
    ]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '2 of 2 pictures added',
    );
    await press('Clear the list');
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it.each([[200], [204]])(
    'counts a picture as added that the server answers with an empty %i',
    async (status) => {
      api.done(UPLOAD, status);
      show();
      await userEvent.upload(await chooser(), [picture('one.png')]);
      await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['one.pngAdded']));
    },
  );

  it('takes pictures that are dropped, into a new folder', async () => {
    show();
    await chooser();
    const folder = screen.getByRole('combobox', { name: 'Add to folder' });
    await userEvent.clear(folder);
    await userEvent.type(folder, 'Märkte 2');
    fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [picture('one.png')] } });
    await waitFor(() =>
      expect(written()).toEqual([{ call: 'POST mediaLibrary/folders/Märkte 2', body: 'one.png' }]),
    );
  });

  it.each([
    ['', 'Enter a folder for the pictures.'],
    ['../x', 'Use only letters, digits, spaces, - and _, and at most 64 characters.'],
  ])('sends nothing to the folder “%s”', async (name, fault) => {
    show();
    const input = await chooser();
    const folder = screen.getByRole('combobox', { name: 'Add to folder' });
    await userEvent.clear(folder);
    if (name !== '') await userEvent.type(folder, name);
    await userEvent.upload(input, picture('one.png'));
    expect(screen.getByText(fault)).toBeTruthy();
    expect(document.activeElement).toBe(folder);
    expect(written()).toEqual([]);
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
      'large.pngThis picture is 12 MB; the limit is 10 MB. Make it smaller and add it again.',
      'a.svgOnly PNG and JPEG pictures can be printed. Save it in one of these formats and add it again.',
    ]);
    expect(written()).toEqual([]);
  });

  it('shows the server’s reason at the file it refused, and goes on with the next', async () => {
    api.answer(UPLOAD, { data: { id: 9, name: 'two (2).png' } });
    api.failOnce(UPLOAD, 422, 'It is animated: save one frame of it as a plain PNG.');
    show();
    await userEvent.upload(await chooser(), [picture('one.png'), picture('two.png')]);
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        'one.pngIt is animated: save one frame of it as a plain PNG.',
        'two.pngAdded as two (2).png',
      ]),
    );
  });

  it('lets uploads be cancelled, file by file', async () => {
    api.use(http.post(apiUrl('mediaLibrary/folders/:folder'), () => delay('infinite')));
    show();
    await userEvent.upload(await chooser(), [picture('one.png'), picture('two.png')]);
    await press('Cancel two.png');
    await press('Cancel one.png');
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual(['one.pngCanceled', 'two.pngCanceled']),
    );
  });

  it('takes no picture while the library is full', async () => {
    api.answer('mediaLibrary/usage', { data: { usedBytes: 100_000_000, maxTotalBytes: 100_000_000 } });
    show();
    expect(await screen.findByText('The media library is full')).toBeTruthy();
    expect(button('Choose pictures').disabled).toBe(true);
  });
});

const open = async () => {
  const app = show();
  await press('View leaf.png');
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'leaf.png' })) };
};

describe('one picture', () => {
  it('says what uses a picture, at an address of its own', async () => {
    const { app, dialog } = await open();
    expect((await dialog.findByRole('link', { name: 'Shipping' })).getAttribute('href')).toBe('/labels/4');
    expect(dialog.getByText('2 articles')).toBeTruthy();
    expect(app.location()).toBe('/media-library?picture=1');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(app.location()).toBe('/media-library');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View leaf.png');
  });

  it('renames and moves a picture', async () => {
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
      expect(written()).toEqual([
        { call: 'PUT mediaLibrary/files/1', body: { folder: 'Logos', name: 'blatt.png' } },
      ]),
    );
  });

  it('deletes a picture after one more question', async () => {
    const { app, dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(dialog.getByRole('group', { name: 'Delete leaf.png?' }));
    expect(document.activeElement?.textContent).toBe('Keep it');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(app.location()).toBe('/media-library'));
    expect(written()).toEqual([{ call: 'DELETE mediaLibrary/files/1', body: undefined }]);
  });

  it.each([
    [
      409,
      'leaf.png is used by label Shipping. Take it off there first.',
      'leaf.png is used by label Shipping. Take it off there first.',
    ],
    [404, 'There is nothing at this address.', 'This server does not support renaming or deleting pictures.'],
  ])('says why a picture cannot be deleted (%i)', async (status, Message, words) => {
    api.fail('DELETE mediaLibrary/files/:id', status, Message);
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(dialog.getByRole('group')).getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(words);
  });

  it('says that a picture is gone', async () => {
    show('/media-library?picture=77');
    expect(await screen.findByText('This picture is no longer in the media library.')).toBeTruthy();
  });
});
