import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/shared/testing';
import { TypedTextarea } from './typed-textarea';

const onType = vi.fn<(of: string, text: string) => void>();
/** Called with what shows the text of something else, or nothing. */
const onShown = vi.fn<(show: (of: string | undefined) => void) => void>();

interface FieldsProps {
  /** Returns the text that is taken of what is typed. */
  take: (text: string) => string;
}

/** A text of each of two things; the field shows that of one of them. */
function Fields({ take }: FieldsProps) {
  const [of, setOf] = useState<string | undefined>('one');
  const [texts, setTexts] = useState<Record<string, string>>({ one: 'One', two: 'Two' });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onShown(setOf), [setOf]);
  if (of === undefined) return null;
  return (
    <TypedTextarea
      field={field}
      of={of}
      label="Content"
      rows={3}
      value={texts[of] ?? ''}
      onType={(text) => {
        onType(of, text);
        setTexts((known) => ({ ...known, [of]: take(text) }));
      }}
    />
  );
}

const open = (take: FieldsProps['take'] = (text) => text) => {
  renderPage(<Fields take={take} />, { as: 'LabelManager' });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
};

const show = (of: string | undefined) => act(() => onShown.mock.lastCall?.[0](of));
const shownText = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Content' })?.value;

it('shows a letter before it is passed on, and passes it on by itself', async () => {
  const field = await open();
  fireEvent.change(field, { target: { value: 'One!' } });
  expect(field.value).toBe('One!');
  expect(onType).not.toHaveBeenCalled();
  await waitFor(() => expect(onType).toHaveBeenCalledExactlyOnceWith('one', 'One!'));
  expect(field.value).toBe('One!');
});

it('passes on what is typed before the next key, each letter once', async () => {
  const field = await open();
  await userEvent.type(field, 'abc{Tab}');
  expect(onType.mock.calls).toEqual([
    ['one', 'Onea'],
    ['one', 'Oneab'],
    ['one', 'Oneabc'],
  ]);
});

it('shows the text as it was taken', async () => {
  const field = await open((text) => text.toUpperCase());
  await userEvent.type(field, 'x');
  await waitFor(() => expect(field.value).toBe('ONEX'));
});

it('shows the text before where nothing was taken', async () => {
  const field = await open(() => 'One');
  await userEvent.type(field, 'x');
  await waitFor(() => expect(field.value).toBe('One'));
  expect(onType).toHaveBeenCalledExactlyOnceWith('one', 'Onex');
});

it.each([
  ['of something else', 'two', 'Two'],
  ['gone', undefined, undefined],
])('passes letters that wait on to what they were typed for when the field is %s', async (_, next, shown) => {
  const field = await open();
  await userEvent.type(field, '!');
  show(next);
  expect(onType).toHaveBeenCalledExactlyOnceWith('one', 'One!');
  expect(shownText()).toBe(shown);
  show('one');
  expect(shownText()).toBe('One!');
});
