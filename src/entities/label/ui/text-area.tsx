import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** Field for a text of several lines on the label; grows with its text. */
export function TextArea({ counter, ...props }: TextareaProps & { counter: ReactNode }) {
  return (
    <>
      <Textarea {...props} autosize minRows={2} maxRows={8} />
      <div style={{ textAlign: 'end' }}>{counter}</div>
    </>
  );
}
