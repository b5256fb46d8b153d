import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatSize } from '@/entities/label';
import { formatNumber } from '@/shared/i18n';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { texts } from '../i18n';
import { labelOfSize, sizesAsNow, type Side, type SizedLabel, type SizeNow } from '../model/real-size';
import classes from './label-file.module.css';

interface RealSizeProps {
  file: ExtractedLabel;
  /** Size of the label that the file is for; undefined for a new one. */
  now?: SizeNow | undefined;
  /** Takes the label in the new size. Not called for a size that is refused. */
  onChange: (label: SizedLabel) => void;
}

const SIDES = ['widthMm', 'heightMm'] as const;

/** Text in a field, as it is typed for one file; the variables are the same object until another file is read. */
interface Typed {
  side: Side;
  text: string;
  of: ExtractedLabel['variables'];
}

/** Fields for the real size of a label whose file gives none; one side follows the other. */
export function RealSize({ file, now, onChange }: RealSizeProps) {
  const [entered, setTyped] = useState<Typed>();
  const typed = entered?.of === file.variables ? entered : undefined;
  const refused = typed && labelOfSize(file, typed.side, typed.text);
  const enter = (side: Side, text: string) => {
    setTyped({ side, text, of: file.variables });
    const sized = labelOfSize(file, side, text);
    if (sized?.kind === 'sized') onChange(sized.label);
  };
  return (
    <div className={classes['size']} role="group" aria-label={texts.realSize.title}>
      <p className={classes['words']}>{texts.realSize.hint}</p>
      {now && (
        <div className={classes['now']}>
          {sizesAsNow(file, now).map(({ side, label }) => (
            <Button
              key={side}
              variant="default"
              onClick={() => {
                setTyped(undefined);
                onChange(label);
              }}
            >
              {texts.realSize.asNow[side]({ size: formatSize(label.widthMm, label.heightMm) })}
            </Button>
          ))}
        </div>
      )}
      {SIDES.map((side) => (
        <TextInput
          key={side}
          label={texts.realSize[side]}
          inputMode="decimal"
          autoComplete="off"
          value={
            typed?.side === side
              ? typed.text
              : formatNumber(file[side] ?? 0, { useGrouping: false, maximumFractionDigits: 2 })
          }
          error={typed?.side === side && refused?.kind === 'refused' && texts.realSize.fault(refused)}
          onChange={(event) => enter(side, event.currentTarget.value)}
          onBlur={() => {
            if (refused?.kind !== 'refused') setTyped(undefined);
          }}
        />
      ))}
    </div>
  );
}
