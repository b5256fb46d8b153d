import { Button, NativeSelect, TextInput } from '@mantine/core';
import { texts } from '../i18n';
import { formatSize } from '../model/format-size';
import {
  CUSTOM_PAPER,
  OWN_SIZE_VALUES,
  PAPERS,
  type PaperFault,
  type PaperValues,
} from '../model/paper-values';
import { LEAST_SIDE_MM, LONGEST_SIDE_MM } from '../config/limits';
import classes from './paper.module.css';

const ORIENTATIONS = ['portrait', 'landscape'] as const;
const SCALES = ['noscale', 'shrink', 'fit'] as const;
const SIDES = ['simplex', 'duplexlong', 'duplexshort'] as const;

interface PaperFieldsProps {
  values: PaperValues;
  /** Size of the label in mm; undefined if the server does not report it. */
  size: readonly [widthMm: number, heightMm: number] | undefined;
  errors: PaperFault;
  onChange: (values: PaperValues) => void;
}

/** Fields for paper, orientation, scale and sides of one label on one printer. */
export function PaperFields({ values, size, errors, onChange }: PaperFieldsProps) {
  const change = (patch: Partial<PaperValues>) => onChange({ ...values, ...patch });
  const papers = [
    { value: '', label: size ? texts.ownSizeOf({ size: formatSize(...size) }) : texts.ownSize },
    ...Object.entries(PAPERS).map(([name, sides]) => ({
      value: name,
      label: texts.paperOf({ name, size: formatSize(...sides) }),
    })),
    { value: CUSTOM_PAPER, label: texts.customPaper },
  ];
  return (
    <>
      <NativeSelect
        label={texts.paper}
        size="md"
        value={values.paper}
        data={withOwn(papers, values.paper)}
        onChange={(event) => change({ paper: event.currentTarget.value })}
      />
      {values.paper === CUSTOM_PAPER && (
        <div className={classes['pair']}>
          {(['widthMm', 'heightMm'] as const).map((side) => (
            <TextInput
              key={side}
              label={side === 'widthMm' ? texts.width : texts.height}
              size="md"
              inputMode="decimal"
              autoComplete="off"
              required
              value={values[side]}
              error={errors[side] && texts.badSide({ least: LEAST_SIDE_MM, most: LONGEST_SIDE_MM })}
              onChange={(event) => change({ [side]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
      <NativeSelect
        label={texts.orientation}
        size="md"
        value={values.orientation}
        data={withOwn(optionsOf(ORIENTATIONS, texts.orientations), values.orientation)}
        onChange={(event) => change({ orientation: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.scale}
        description={texts.scaleHint}
        size="md"
        value={values.scale}
        data={withOwn(optionsOf(SCALES, texts.scales), values.scale)}
        onChange={(event) => change({ scale: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.side}
        size="md"
        value={values.side}
        data={withOwn(optionsOf(SIDES, texts.sides), values.side)}
        onChange={(event) => change({ side: event.currentTarget.value })}
      />
      <div>
        <Button variant="default" onClick={() => onChange(OWN_SIZE_VALUES)}>
          {texts.reset}
        </Button>
      </div>
    </>
  );
}

interface Option {
  value: string;
  label: string;
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

/** Returns the options, plus a value saved by another program, shown unchanged. */
const withOwn = (options: readonly Option[], value: string): Option[] =>
  options.some((option) => option.value === value) ? [...options] : [...options, { value, label: value }];
