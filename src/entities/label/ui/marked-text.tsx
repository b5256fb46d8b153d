import type { MarkedText as Marked } from 'label-core';
import type { ReactNode } from 'react';

/** A value as a label shows it. */
export const MarkedText = ({ marked }: { marked: readonly Marked[] }) => (
  <>
    {marked.map(({ text, emphasis }, index) => (
      // Stretches have no names of their own.
      // oxlint-disable-next-line react/no-array-index-key
      <Emphasised key={index} emphasis={emphasis}>
        {text}
      </Emphasised>
    ))}
  </>
);

function Emphasised({ emphasis, children }: { emphasis: Marked['emphasis']; children: ReactNode }) {
  const { isBold, isSlanted, isUnderlined, script: Script } = emphasis;
  let shown = children;
  if (Script) shown = <Script>{shown}</Script>;
  if (isUnderlined) shown = <u>{shown}</u>;
  if (isSlanted) shown = <i>{shown}</i>;
  return isBold ? <b>{shown}</b> : shown;
}
