import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The field of a text that takes several lines of the label; it grows with its text. */
export function TextArea({ counter, ...props }: TextareaProps & { counter: ReactNode }) {
  return (
    <>
      <Textarea {...props} autosize minRows={2} maxRows={8} />
      <div style={{ textAlign: 'end' }}>{counter}</div>
    </>
  );
}
