import { Button, Drawer, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { formatNumber } from '@/shared/i18n';
import { PLACE_MM, SIDE_MM } from '../../config/limits';
import { readMm } from '../../model/label-size';
import type { Tracing } from '../../model/tracing';
import type { TracingState } from '../../model/use-tracing';
import { texts } from '../../model/i18n';
import classes from './file-dialog.module.css';
import { TracingScale } from './tracing-scale';

const words = texts.tracing;
const STRENGTH = { min: 10, max: 100, step: 5 } as const;

/** Lengths of a tracing picture, with what they may be. */
const LENGTHS = { widthMm: SIDE_MM, xMm: PLACE_MM, yMm: PLACE_MM } as const;
type Length = keyof typeof LENGTHS;
const lengths = ['widthMm', 'xMm', 'yMm'] as const satisfies readonly Length[];

const typed = (mm: number) => formatNumber(mm, { maximumFractionDigits: 2, useGrouping: false });

/** A picture behind the label, beside which the label stays in sight: which one, how strong, how large and where. */
export function TracingDrawer({
  tracing,
  refused,
  take,
  change,
  remove,
  isNotKept,
  onClose,
  ...measuring
}: TracingState & { onMeasure: () => void; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const strengthId = useId();
  /** How often the picture was scaled: its fields show other lengths then. */
  const [scaledTimes, setScaledTimes] = useState(0);
  return (
    <Drawer
      opened
      returnFocus={false}
      withOverlay={false}
      lockScroll={false}
      position="right"
      size={336}
      onClose={onClose}
      title={words.title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <div className={classes['dialog']}>
        <p className={classes['hint']}>{words.about}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) take(file);
            event.currentTarget.value = '';
          }}
        />
        <Button ref={chooser} variant={tracing ? 'default' : 'filled'} onClick={() => input.current?.click()}>
          {tracing ? words.another : words.choose}
        </Button>
        <p role="status" className={classes['hint']}>
          {refused === undefined ? tracing?.name : words.refused({ name: refused })}
        </p>
        {isNotKept && <p className={classes['hint']}>{words.notKept}</p>}
        {tracing && (
          <>
            <div className={classes['way']}>
              <label htmlFor={strengthId}>{words.strength}</label>
              <input
                id={strengthId}
                type="range"
                {...STRENGTH}
                value={tracing.strength}
                aria-valuetext={words.percent({ strength: tracing.strength })}
                onChange={(event) => change({ strength: event.currentTarget.valueAsNumber })}
              />
            </div>
            {lengths.map((length) => (
              <LengthField
                key={`${length} ${scaledTimes}`}
                length={length}
                tracing={tracing}
                onChange={change}
              />
            ))}
            <TracingScale
              {...measuring}
              tracing={tracing}
              change={(patch) => {
                change(patch);
                setScaledTimes((times) => times + 1);
              }}
            />
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                remove();
                chooser.current?.focus();
              }}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}

interface LengthFieldProps {
  length: Length;
  tracing: Tracing;
  onChange: TracingState['change'];
}

/** Field for a length, which is shown at once; the text of a fault stays until it is corrected. */
function LengthField({ length, tracing, onChange }: LengthFieldProps) {
  const [text, setText] = useState(() => typed(tracing[length]));
  const limits = LENGTHS[length];
  return (
    <TextInput
      label={words[length]}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={readMm(text, limits) === undefined && words.fault(limits)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setText(value);
        const mm = readMm(value, limits);
        if (mm !== undefined) onChange({ [length]: mm });
      }}
    />
  );
}
