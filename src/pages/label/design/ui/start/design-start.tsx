import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { formatSize } from '@/entities/label';
import { LimitNotice } from '@/entities/subscription';
import { blankBase } from '../../model/blank-base';
import type { DesignBase } from '../../model/design-thing';
import { useSizeForm } from '../../model/use-size-form';
import { texts } from '../../i18n';
import { CopyStart } from './copy-start';
import { FileStart } from './file-start';
import { SizeFields } from './size-fields';
import { StandardStart } from './standard-start';
import classes from './start.module.css';

const STARTS = { standard: StandardStart, file: FileStart, copy: CopyStart } as const;
type StartWay = keyof typeof STARTS;
const WAYS: readonly StartWay[] = ['standard', 'file', 'copy'];

interface DesignStartProps {
  /** Called with what the new label begins with. */
  onStart: (base: DesignBase) => void;
}

/**
 * Asks for the size of a new label, then what it begins with: nothing, a standard template, a file, or a copy of another
 * label. What exists brings its own size.
 */
export function DesignStart({ onStart }: DesignStartProps) {
  const form = useSizeForm();
  const { size } = form;
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<StartWay>();
  const Start = way && STARTS[way];
  const id = useId();
  const beginBlank = () => {
    if (size) return onStart(blankBase(size));
    form.showFaults();
    field.current?.focus();
  };
  return (
    <div className={classes['start']}>
      <LimitNotice limit="labels" />
      <form
        id={`${id}-form`}
        aria-labelledby={`${id}-size`}
        className={classes['panel']}
        onSubmit={(event) => {
          event.preventDefault();
          beginBlank();
        }}
      >
        <h2 id={`${id}-size`} className={classes['heading']}>
          {texts.start.size}
        </h2>
        <SizeFields form={form} fieldRef={field} />
      </form>
      <section className={classes['panel']} aria-labelledby={`${id}-ways`}>
        <h2 id={`${id}-ways`} className={classes['heading']}>
          {texts.start.ways}
        </h2>
        <div className={classes['ways']}>
          <Button type="submit" form={`${id}-form`}>
            {size
              ? texts.start.blankOf({ size: formatSize(size.widthMm, size.heightMm) })
              : texts.start.way.blank}
          </Button>
          {WAYS.map((one) => (
            <Button
              key={one}
              variant={one === way ? 'light' : 'default'}
              aria-expanded={one === way}
              onClick={() => setWay(one === way ? undefined : one)}
            >
              {texts.start.way[one]}
            </Button>
          ))}
        </div>
        {Start && <Start size={size} onStart={onStart} />}
      </section>
    </div>
  );
}
