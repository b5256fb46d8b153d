import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LabelTemplate } from 'label-core';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  button,
  chooseFile,
  expectAccessible,
  findButton,
  holdFile,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { buildTemplate } from '../../testing/design-builders';
import { designServer, manager } from '../../testing/design-server';
import { useDesigning, type Designing } from '../../model/use-designing';
import { useTracing } from '../../model/use-tracing';
import { FileMenu } from './file-menu';

const read = buildTemplate({
  name: 'Jam',
  widthMm: 80,
  variables: [
    { name: 'title', type: 'media-ref' },
    { name: 'lot', type: 'default' },
  ],
  elements: [
    { id: 'title', type: 'text', xMm: 4, yMm: 9, widthMm: 40, heightMm: 6, value: '{{lot}}', sizePt: 9 },
    { id: 'box', type: 'rectangle', xMm: 1, yMm: 1, widthMm: 9, heightMm: 9 },
  ],
});
const extracted = (template: LabelTemplate | null) =>
  answer('POST labels/extract', {
    data: {
      format: 'svg',
      name: 'Jam',
      widthMm: 80,
      heightMm: 40,
      template,
      notes: ['A font was replaced.'],
    },
  });
const api = mockApi(...designServer(), extracted(read));

/** Called with the design after each change. */
const onDesign = vi.fn<(designing: Designing) => void>();
const designed = () => {
  const [designing] = onDesign.mock.lastCall ?? [];
  if (!designing) throw new Error('Nothing is designed.');
  return designing;
};

const nothing = vi.fn<() => void>();

function Designed({ template }: { template: LabelTemplate }) {
  const made = useDesigning(template);
  const tracing = useTracing(template, 'new');
  const [opened, setOpened] = useState<'insert' | 'trace'>();
  useEffect(() => onDesign(made));
  return (
    <>
      <output>{made.told}</output>
      <FileMenu designing={made} tracing={tracing} opened={opened} onOpened={setOpened} onMode={nothing} />
    </>
  );
}

const choose = (file = new File(['<svg/>'], 'jam.svg')) => chooseFile(file);

const open = async (template = buildTemplate()) => {
  renderPage(<Designed template={template} />, { as: manager() });
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert from a file' }));
  await screen.findByRole('dialog', { name: 'Insert from a file' });
};

const enabled = async (name: string) => {
  const found = await findButton(name);
  await waitFor(() => expect(found.ariaDisabled).toBe('false'));
  return found;
};

describe('a file that is inserted', () => {
  it('adds its elements and variables in one step, selected, after what was changed in it is shown', async () => {
    await open();
    choose();
    expect(await screen.findByText('A font was replaced.')).toBeTruthy();
    await enabled('Insert');
    await expectAccessible();
    await press('Insert');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { template, selection, history } = designed();
    expect(template).toMatchObject({ widthMm: 60, name: 'Crème 200 g' });
    expect(template.elements.map(({ id }) => id)).toEqual(['title', 'title 2', 'box']);
    expect(template.variables.map(({ name }) => name)).toEqual(['title', 'lot']);
    expect(selection).toEqual(['title 2', 'box']);
    expect(history.done).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(button('File')));
  });

  it('takes the place of everything but the name, in one step', async () => {
    await open();
    choose();
    await enabled('Replace all');
    await press('Replace all');
    const { template, history } = designed();
    expect(template).toEqual({ ...read, name: 'Crème 200 g' });
    expect(history.done).toHaveLength(1);
  });

  it('is not the one before while a newer one is being read', async () => {
    await open();
    choose();
    const insert = await enabled('Insert');
    const file = new File(['<svg/>'], 'newer.svg');
    const finish = holdFile(file);
    choose(file);
    await waitFor(() => expect(insert.ariaBusy).toBe('true'));
    fireEvent.click(insert);
    expect(designed().history.done).toEqual([]);
    finish();
    await waitFor(() => expect(insert.ariaBusy).toBe('false'));
  });

  it('cannot add nothing, but may replace everything', async () => {
    api.use(extracted(buildTemplate({ elements: [] })));
    await open();
    choose();
    await enabled('Replace all');
    expect(button('Insert').ariaDisabled).toBe('true');
  });
});

describe('a file that cannot be inserted', () => {
  it('is refused in the words of the server, and another one can be chosen', async () => {
    api.answer('POST labels/extract', { Message: 'This SVG has no size.' }, 422);
    await open();
    choose();
    expect(await screen.findByText('This SVG has no size.')).toBeTruthy();
    expect(designed().template).toEqual(buildTemplate());
    api.use(extracted(read));
    choose();
    await enabled('Insert');
  });

  it('is one whose design is not sent', async () => {
    api.use(extracted(null));
    await open();
    choose();
    expect(
      await screen.findByText('This server sends no design for this label. Upload a file instead.'),
    ).toBeTruthy();
    expect(button('Insert').ariaDisabled).toBe('true');
  });

  it('says why its elements are too many, and changes nothing', async () => {
    const elements = Array.from({ length: 499 }, (_none, at) => ({
      ...read.elements[1],
      id: `box ${at}`,
    })) as LabelTemplate['elements'];
    await open(buildTemplate({ elements: [...elements, ...buildTemplate().elements] }));
    choose();
    await enabled('Insert');
    await press('Insert');
    expect((await screen.findByRole('alert')).textContent).toContain('500');
    expect(designed().template.elements).toHaveLength(500);
  });
});
