import { Textarea, type TextareaProps } from '@mantine/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { createTypedText } from '../model/typed-text';
import classes from './typed-textarea.module.css';

type Omitted = 'value' | 'defaultValue' | 'onChange' | 'ref' | 'rows' | 'classNames' | 'style';

interface TypedTextareaProps extends Omit<TextareaProps, Omitted> {
  /** Lines that it is high; a longer text is scrolled. */
  rows: number;
  /** Becomes the field in the page. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Names what the text is of: letters that wait go there, also when the field is of something else by then. */
  of: string;
  /** Text of the field: what is typed stays in it only if the next value has it. */
  value: string;
  onType: (text: string) => void;
}

/** Text area that paints a letter before it passes it on, and before anything that a person does next. */
export function TypedTextarea({ field, of, value, onType, rows, ...shown }: TypedTextareaProps) {
  const [first] = useState(value);
  const [typing] = useState(() => createTypedText({ of, value, onType }));
  useLayoutEffect(() => () => typing.leave(), [typing]);
  useLayoutEffect(() => typing.rendered(field.current, { of, value, onType }));
  return (
    <Textarea
      {...shown}
      ref={field}
      rows={rows}
      classNames={{ input: classes['typed'] ?? '' }}
      style={{ '--typed-rows': rows }}
      defaultValue={first}
      onChange={({ currentTarget }) => typing.typed(currentTarget)}
    />
  );
}
