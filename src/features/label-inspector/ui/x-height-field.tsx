import type { TableElement, TextElement } from 'label-core';
import { useState } from 'react';
import { texts } from './i18n';
import type { EditProps } from '../model/edit-props';
import { MmField } from './mm-field';
import { SelectField } from './select-field';

const CHOICES = ['none', 'usual', 'small', 'own'] as const;
type Choice = (typeof CHOICES)[number];

/** Smallest x-heights of Regulation (EU) 1169/2011, Article 13: of most packages, and of those under 80 cm². */
const OF_LAW: Readonly<Partial<Record<Choice, number>>> = { usual: 1.2, small: 0.9 };

const choiceOf = (mm: number | undefined): Choice =>
  mm === undefined ? 'none' : (CHOICES.find((one) => OF_LAW[one] === mm) ?? 'own');

interface XHeightFieldProps extends Pick<EditProps, 'onEdit'> {
  element: TextElement | TableElement;
}

/** Choice of the smallest x-height, below which a text does not shrink. */
export function XHeightField({ element, onEdit }: XHeightFieldProps) {
  const { id, minXHeightMm: mm } = element;
  const [isOwn, setOwn] = useState(false);
  const words = texts.xHeight;
  const choice = isOwn && mm !== undefined ? 'own' : choiceOf(mm);
  const set = (value: number | null) =>
    onEdit({ kind: 'setLook', ids: [id], patch: { minXHeightMm: value } }, `look:minXHeightMm:${id}`);
  return (
    <>
      <SelectField
        label={words.label}
        values={CHOICES}
        options={words.choices}
        value={choice}
        onChange={(chosen) => {
          setOwn(chosen === 'own');
          if (chosen === 'own') set(mm ?? 1.2);
          else set(OF_LAW[chosen] ?? null);
        }}
      />
      {choice === 'own' && (
        <MmField
          label={words.own}
          value={mm}
          onCommit={({ value }) => set(value)}
          onClear={() => set(null)}
        />
      )}
    </>
  );
}
