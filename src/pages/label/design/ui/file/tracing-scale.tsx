import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '@/shared/i18n';
import { PLACE_MM, SIDE_MM } from '../../config/limits';
import { readMm } from '../../model/label-size';
import { scaledTracing, type Tracing } from '../../model/tracing';
import type { TracingState } from '../../model/use-tracing';
import classes from './file-dialog.module.css';
import { texts } from '../../model/i18n';

const words = texts.tracing.scale;

interface TracingScaleProps extends Pick<TracingState, 'points' | 'measure' | 'change'> {
  tracing: Tracing;
  /** The next two presses on the label are the points. */
  onMeasure: () => void;
}

/** Makes the picture as large as the known distance of two of its points says: they are pressed on the label, or typed. */
export function TracingScale({ tracing, points, measure, change, onMeasure }: TracingScaleProps) {
  const { xMm, yMm, widthMm } = tracing;
  // Until they are measured, the points are the upper corners.
  const [from, to] = points ?? [
    { xMm, yMm },
    { xMm: xMm + widthMm, yMm },
  ];
  const [length, setLength] = useState('');
  const lengthMm = readMm(length, SIDE_MM);
  const scaled = scaledTracing(tracing, [from, to], lengthMm ?? 0);
  const isTooLarge = scaled !== undefined && scaled.widthMm > SIDE_MM.most;
  const scale = () => {
    if (!scaled || lengthMm === undefined || isTooLarge) return;
    change(scaled);
    measure(undefined);
    setLength('');
  };
  return (
    <div className={classes['way']}>
      <Button variant="default" onClick={onMeasure}>
        {words.measure}
      </Button>
      <p className={classes['hint']}>{words.about}</p>
      <div className={classes['points']}>
        <PlaceField
          of="from"
          side="left"
          value={from.xMm}
          onMm={(mm) => measure([{ ...from, xMm: mm }, to])}
        />
        <PlaceField
          of="from"
          side="top"
          value={from.yMm}
          onMm={(mm) => measure([{ ...from, yMm: mm }, to])}
        />
        <PlaceField of="to" side="left" value={to.xMm} onMm={(mm) => measure([from, { ...to, xMm: mm }])} />
        <PlaceField of="to" side="top" value={to.yMm} onMm={(mm) => measure([from, { ...to, yMm: mm }])} />
      </div>
      <TextInput
        label={words.length}
        inputMode="decimal"
        autoComplete="off"
        value={length}
        error={
          scaled === undefined
            ? words.same
            : ((length !== '' && lengthMm === undefined) || isTooLarge) && texts.tracing.fault(SIDE_MM)
        }
        onChange={(event) => setLength(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') scale();
        }}
      />
      <Button variant="default" disabled={!scaled || lengthMm === undefined || isTooLarge} onClick={scale}>
        {words.apply}
      </Button>
    </div>
  );
}

interface PlaceFieldProps {
  of: keyof typeof words.points;
  side: 'left' | 'top';
  value: number;
  onMm: (mm: number) => void;
}

/** Field for one place of a point, which takes effect when it is left and by Enter. */
function PlaceField({ of, side, value, onMm }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? formatNumber(value, { maximumFractionDigits: 2, useGrouping: false });
  const mm = readMm(text, PLACE_MM);
  const finish = () => {
    if (typed === undefined || mm === undefined) return;
    setTyped(undefined);
    if (Math.abs(mm - value) >= 0.01) onMm(mm);
  };
  return (
    <TextInput
      label={words[side]({ point: words.points[of] })}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={mm === undefined && texts.tracing.fault(PLACE_MM)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
