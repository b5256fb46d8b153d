import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { copiedElements, readElements, writeElements } from 'label-core/design';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '@/shared/testing';
import { buildTemplate } from '../testing/design-builders';
import { addPicture } from './add-picture';
import { copiedHere } from './copied-text';
import { clipboardHandlers, dropHandlers, pasteKeys } from './clipboard';
import { useDesigning, type Designing } from './use-designing';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

/** A grey PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const pixel = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));

const onDesign = vi.fn<(designing: Designing) => void>();

function Designed() {
  const designing = useDesigning(buildTemplate());
  useEffect(() => onDesign(designing));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the screen is: it hears what bubbles
    <div
      data-testid="label"
      {...clipboardHandlers(designing, 203)}
      {...dropHandlers(designing, 203)}
      onKeyDown={pasteKeys}
    >
      <output>{designing.told}</output>
      <input aria-label="Field" />
      {createPortal(<button type="button">In a dialog</button>, document.body)}
    </div>
  );
}

interface Given {
  text?: string;
  files?: readonly File[];
}

const dataOf = ({ text = '', files = [] }: Given) => ({ getData: () => text, files, types: ['Files'] });
const label = () => screen.getByTestId('label');
const told = () => screen.getByRole('status').textContent;

/** Pastes into the label; returns whether the browser's own paste was prevented. */
const paste = (given: Given, target: Element = label()) => {
  const event = createEvent.paste(target, { clipboardData: dataOf(given) });
  fireEvent(target, event);
  return event.defaultPrevented;
};
const drop = (...files: File[]) => fireEvent.drop(label(), { dataTransfer: dataOf({ files }) });
const added = () => onDesign.mock.lastCall?.[0].template.elements.slice(1);
const show = () => renderPage(<Designed />);

const file = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
const picture = file(pixel, 'logo.png', 'image/png');

describe('what is pasted', () => {
  it('is beside the original, and at its place with Shift', () => {
    show();
    const { template } = onDesign.mock.lastCall?.[0] ?? {};
    const text = writeElements(copiedElements(template ?? buildTemplate(), ['title']));
    fireEvent.keyDown(label(), { key: 'v', ctrlKey: true });
    paste({ text });
    fireEvent.keyDown(label(), { key: 'V', ctrlKey: true, shiftKey: true });
    paste({ text });
    expect(added()).toMatchObject([
      { xMm: 4, yMm: 4 },
      { xMm: 2, yMm: 2 },
    ]);
  });

  it('is the same whether it was copied on this page or elsewhere', () => {
    show();
    const data = new Map<string, string>();
    act(() => onDesign.mock.lastCall?.[0].select(['title', 'ean', 'box']));
    const event = createEvent.copy(label(), {
      clipboardData: { setData: (kind: string, text: string) => data.set(kind, text) },
    });
    fireEvent(label(), event);
    const text = data.get('text/plain') ?? '';
    expect(copiedHere(text)).toEqual(readElements(text));
    // The same as another text, which has to be read.
    const elsewhere = `${text} `;
    expect(copiedHere(elsewhere)).toBeUndefined();
    paste({ text });
    const pastedHere = added();
    act(() => onDesign.mock.lastCall?.[0].undo());
    paste({ text: elsewhere });
    expect(added()).toEqual(pastedHere);
    expect(pastedHere?.length).toBeGreaterThan(0);
  });

  it('is nothing of the label while the focus is in a dialog, or in a field', () => {
    show();
    for (const target of [
      screen.getByRole('button', { name: 'In a dialog' }),
      screen.getByLabelText('Field'),
    ])
      expect(paste({ text: 'Keep cool' }, target)).toBe(false);
    expect(added()).toEqual([]);
  });

  it('is elements of a label before anything else', () => {
    show();
    const copied = writeElements(copiedElements(buildTemplate(), ['title']));
    expect(paste({ text: copied, files: [picture] })).toBe(true);
    expect(added()).toMatchObject([{ id: 'title 2', xMm: 4, yMm: 4 }]);
  });

  it('is a new text, also where a picture of the text comes along', () => {
    show();
    paste({ text: 'Keep cool', files: [picture] });
    expect(added()).toMatchObject([{ type: 'text', value: 'Keep cool' }]);
  });

  it('is a picture, which is kept inside the label', async () => {
    show();
    expect(paste({ files: [picture] })).toBe(true);
    await waitFor(() =>
      expect(added()).toMatchObject([
        { type: 'image', id: 'picture', source: { dataUri: `data:image/png;base64,${PIXEL}` } },
      ]),
    );
    expect(told()).toBe('“picture” added');
  });

  it('is left to a field that has the focus, and nothing is nothing', () => {
    show();
    expect(paste({ text: 'Keep cool' }, screen.getByRole('textbox'))).toBe(false);
    expect(paste({ text: ' ' })).toBe(false);
    expect(added()).toEqual([]);
  });
});

describe('a file', () => {
  it('that is chosen for a picture takes the place of what it shows', async () => {
    show();
    paste({ files: [picture] });
    await waitFor(() => expect(added()).toHaveLength(1));
    const designing = onDesign.mock.lastCall?.[0];
    if (!designing) throw new Error('There is no design.');
    act(() => designing.edit({ kind: 'setContent', id: 'picture', content: { variable: 'logo' } }));
    expect(added()).toMatchObject([{ source: { variable: 'logo' } }]);
    await act(() => addPicture(designing, picture, 203, 'picture'));
    expect(added()).toMatchObject([{ id: 'picture', source: { dataUri: `data:image/png;base64,${PIXEL}` } }]);
  });

  it('that is a picture may also be dropped', async () => {
    show();
    drop(picture);
    await waitFor(() => expect(added()).toMatchObject([{ type: 'image' }]));
  });

  it.each([
    [
      file('<svg/>', 'logo.svg', 'image/svg+xml'),
      'logo.svg is neither a PNG nor a JPEG picture and was not added. SVG, ZPL and JSON files are inserted with “Insert from a file”.',
    ],
    [
      file(pixel.slice(0, 50), 'logo.png', 'image/png'),
      'logo.png was not added: it is damaged, or has more than 16 million pixels.',
    ],
    [
      file(new Blob([pixel, new Uint8Array(1_600_000)]), 'logo.png', 'image/png'),
      'logo.png has 1.6 MB. A picture inside a label can have at most 1.5 MB: upload it to the media library and choose it there.',
    ],
  ])('that cannot be one is refused in a sentence', async (refused, sentence) => {
    show();
    drop(refused);
    await waitFor(() => expect(told()).toBe(sentence));
    expect(added()).toEqual([]);
  });

  it('is taken alone', async () => {
    show();
    drop(picture, picture);
    await act(async () => {});
    expect(told()).toBe('Drop one picture at a time.');
    expect(added()).toEqual([]);
  });
});
