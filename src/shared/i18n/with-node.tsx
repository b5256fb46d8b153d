import type { ReactNode } from 'react';

/** Stands for the node while the message is put together: no message contains it. */
const MARK = '\uFFFC';

/**
 * Returns a message with a node in the place of one of its arguments, such as a piece of code in a sentence. Where that
 * place is in the sentence is each language's own.
 */
export function withNode<Name extends string>(
  message: (values: Readonly<Record<Name, string>>) => string,
  name: Name,
  node: ReactNode,
): ReactNode {
  const values = { [name]: MARK } as Record<Name, string>;
  const [before, after] = message(values).split(MARK);
  return (
    <>
      {before}
      {node}
      {after}
    </>
  );
}
