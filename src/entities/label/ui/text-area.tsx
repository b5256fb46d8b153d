import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './text-area.module.css';

/** Rows of a browser that cannot let the field grow. */
const FIXED_ROWS = 3;

/**
 * Field for a text of several lines on the label; grows with its text, by the browser: a field that measures itself
 * forces a layout of the whole page at every key.
 */
export function TextArea({ counter, ...props }: TextareaProps & { counter: ReactNode }) {
  return (
    <>
      <Textarea {...props} rows={FIXED_ROWS} classNames={{ input: classes['growing'] ?? '' }} />
      <div style={{ textAlign: 'end' }}>{counter}</div>
    </>
  );
}
