import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { api, keptLabel, manager, named, sent, standardHouse } from '../testing/standard-house';
import { StandardLabelPage } from './standard-label-page';

const server = standardHouse();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (id: string) =>
  renderWith(
    <main>
      <StandardLabelPage />
    </main>,
    { path: `/standardlabels/${id}`, route: '/standardlabels/:id', token: manager },
  );
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refusal = (method: 'post' | 'delete', path: string, body: object, status: number) =>
  server.use(http[method](api(path), () => HttpResponse.json(body, { status })));

describe('a template', () => {
  it('shows its parameters with what the organisation entered elsewhere, and what is asked at print', async () => {
    show('product-50x30');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product 50 × 30' })).toBeTruthy();
    expect((await field('Company')).value).toBe('Öhringen');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('kg');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Frame' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Choose a picture for Logo' })).toBeTruthy();
    expect(screen.getByText(/Filled in at print: Product\./)).toBeTruthy();
    expect(
      await screen.findByText(/^2 of 3 labels of the subscription are in use. There is room for 1 more./),
    ).toBeTruthy();
    expect(await screen.findByText(/Dana Approver can approve it\./)).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('is kept and made a label in one go, and opens it', async () => {
    const app = show('product-50x30');
    await type('Company', 'Konditorei');
    await type('Name', 'Jam small');
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(sent).toEqual([
      {
        call: 'POST standardLabels',
        body: {
          templateId: 'product-50x30',
          name: 'Jam small',
          parameters: named({ ...keptLabel.parameters, company: 'Konditorei' }),
        },
      },
      { call: 'POST standardLabels/5', body: { name: 'Jam small' } },
    ]);
  });

  it('is kept without a label, and goes on as a standard label', async () => {
    const app = show('product-50x30');
    await type('Name', 'For later');
    await press('Keep without a label');
    await waitFor(() => expect(app.location()).toBe('/standardlabels/5'));
    expect(sent.map(({ call }) => call)).toEqual(['POST standardLabels']);
  });

  it('that was kept before its label was refused is not kept twice', async () => {
    const problems = [{ path: 'name', message: 'There is already a label named Jam.' }];
    refusal(
      'post',
      'labels/standardLabels/:id',
      { Message: 'There is already a label named Jam.', problems },
      422,
    );
    const app = show('product-50x30');
    await type('Name', 'Jam');
    await press('Save as label');
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    const labelName = await field('Name of the label');
    await waitFor(() => expect(labelName.getAttribute('aria-invalid')).toBe('true'));
    server.resetHandlers();
    await type('Name of the label', 'Jam 2');
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(sent.at(-2)).toMatchObject({
      call: 'POST standardLabels',
      body: { standardLabelId: 5, revision: 4 },
    });
    expect(sent.at(-1)).toEqual({ call: 'POST standardLabels/5', body: { name: 'Jam 2' } });
  });

  it('cannot be saved while something is missing, and says what', async () => {
    show('product-50x30');
    await type('Company', '');
    await press('Save as label');
    expect(screen.getAllByText('Company is needed.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(await field('Company'));
    expect(sent).toEqual([]);
  });

  it('says before the action that no label is left, and can still be kept', async () => {
    server.use(http.get(api('subscription'), () => HttpResponse.json({ data: { maxLabels: 3, labels: 3 } })));
    const app = show('product-50x30');
    expect(
      await screen.findByText(/No label more can be added.*You can keep this standard label for later/),
    ).toBeTruthy();
    await press('Save as label');
    expect(sent).toEqual([]);
    await press('Keep without a label');
    await waitFor(() => expect(app.location()).toBe('/standardlabels/5'));
  });
});

describe('a standard label', () => {
  it('is made a label just as it is, under a name of its own', async () => {
    const app = show('4');
    expect(await screen.findByText('Made from Product 50 × 30')).toBeTruthy();
    await type('Name of the label', 'Jam, large');
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(sent).toEqual([{ call: 'POST standardLabels/4', body: { name: 'Jam, large' } }]);
  });

  it('is changed over the revision it was begun on; a change by somebody else is told', async () => {
    show('4');
    await type('Company', 'Bäckerei');
    refusal('post', 'labels/standardLabels', { Message: 'This standard label was changed meanwhile.' }, 409);
    await press('Keep the changes');
    expect(await screen.findByText('This standard label was changed meanwhile.')).toBeTruthy();
    expect((await field('Company')).value).toBe('Bäckerei');
    server.resetHandlers();
    await press('Keep the changes');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { standardLabelId: 4, revision: 3 } }));
  });

  it('is deleted after a question', async () => {
    show('4');
    await press('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete Our jam label?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Our jam label was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE standardLabels/4', body: undefined }]);
  });

  it('says that a server does not let it be deleted', async () => {
    refusal('delete', 'labels/standardLabels/:id', { Message: 'No' }, 404);
    show('4');
    await press('Delete');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete Our jam label?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('This server does not let standard labels be deleted.')).toBeTruthy();
  });
});

describe('an address that leads nowhere', () => {
  it('says so', async () => {
    show('nobody');
    expect(await screen.findByText(/There is no such template/)).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('or a fault (%i) says why', async (status, words) => {
    server.use(
      http.get(api('labels/standardLabelTemplates'), () =>
        HttpResponse.json({ Message: 'Broken' }, { status }),
      ),
    );
    show('4');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
