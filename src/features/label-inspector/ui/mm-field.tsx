import { texts } from '../i18n';
import { lengthInDots } from '../model/length-in-dots';
import { NumberField, type NumberFieldProps } from './number-field';

interface MmFieldProps extends Omit<NumberFieldProps, 'unit' | 'step' | 'description'> {
  /** The printer's dpi, where the length in dots is said, too. */
  dpi?: number | undefined;
}

/** Field for a length in mm at 0.01: arrow keys change it by 0.1, with Shift by 1. */
export function MmField({ label, dpi, ...field }: MmFieldProps) {
  const { value } = field;
  const dots = dpi !== undefined && typeof value === 'number' ? lengthInDots(value, dpi) : undefined;
  return (
    <NumberField
      {...field}
      unit="mm"
      label={texts.inspector.mm({ name: label })}
      description={dots === undefined ? undefined : texts.inspector.dots({ dots })}
    />
  );
}
