import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { formatSize, labelQueries } from '@/entities/label';
import { standardLabelQueries } from '@/entities/standard-label';
import { formatNumber } from '@/shared/i18n';
import { SIDE_MM } from '../../config/limits';
import { offeredSizes, type LabelSize } from '../../model/label-size';
import { SIDES, type SizeForm } from '../../model/use-size-form';
import { texts } from '../../i18n';
import classes from './start.module.css';

interface SizeFieldsProps {
  form: SizeForm;
  /** First field with a fault, or the first one. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Returns a side as the person would type it. */
const typed = (side: number) => formatNumber(side, { maximumFractionDigits: 2, useGrouping: false });

/** Size of a label: one that is in use, or one that is typed. */
export function SizeFields({ form, fieldRef }: SizeFieldsProps) {
  // Sizes are a help: where they cannot be read, there are usual ones.
  const { data: labels } = useQuery({ ...labelQueries.ofOrganization(), meta: { silent: true } });
  const { data: templates } = useQuery({ ...standardLabelQueries.templates(), meta: { silent: true } });
  const isChosen = ({ widthMm, heightMm }: LabelSize) =>
    form.sides.width === widthMm && form.sides.height === heightMm;
  const firstWrong = SIDES.find((side) => form.sides[side] === undefined) ?? 'width';
  return (
    <>
      <p className={classes['hint']}>{texts.start.sizeHint}</p>
      <div role="group" aria-label={texts.start.usualSizes} className={classes['sizes']}>
        {offeredSizes(labels ?? [], templates ?? []).map((size) => (
          <Button
            key={`${size.widthMm} ${size.heightMm}`}
            variant={isChosen(size) ? 'light' : 'default'}
            aria-pressed={isChosen(size)}
            onClick={() => form.setText({ width: typed(size.widthMm), height: typed(size.heightMm) })}
          >
            {formatSize(size.widthMm, size.heightMm)}
          </Button>
        ))}
      </div>
      <div className={classes['sides']}>
        {SIDES.map((side) => (
          <TextInput
            key={side}
            ref={side === firstWrong ? fieldRef : undefined}
            label={texts.start[side]}
            inputMode="decimal"
            autoComplete="off"
            size="md"
            value={form.text[side]}
            error={form.isFaulty(side) && texts.start.sizeFault(SIDE_MM)}
            onChange={(event) => form.setText({ ...form.text, [side]: event.currentTarget.value })}
            onBlur={() => form.leave(side)}
          />
        ))}
      </div>
    </>
  );
}
