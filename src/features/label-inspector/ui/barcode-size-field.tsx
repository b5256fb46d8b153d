import type { BarcodeElement, BarcodeFacts, BarcodeSize } from 'label-core';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { isOfSize, resizedTo } from '../model/barcode-box';
import type { EditProps } from '../model/edit-props';
import classes from './fields.module.css';
import { SelectField } from './select-field';

const words = texts.inspector.barcode;
/** The size of a box that is none of the steps. */
const OWN = 'own';
const MODULE_DIGITS = 3;
const WIDTH_DIGITS = 1;

interface BarcodeSizeFieldProps extends Pick<EditProps, 'onEdit'> {
  element: BarcodeElement;
  facts: BarcodeFacts;
  /** The same at other resolutions: a label is printed on more than one printer. */
  others: readonly { readonly dpi: number; readonly facts: BarcodeFacts }[];
  dpi: number;
}

/** The sizes in which a barcode prints in whole dots, and how well it can be expected to scan. */
export function BarcodeSizeField({ element, facts, others, dpi, onEdit }: BarcodeSizeFieldProps) {
  const { sizes, printed, level, reason } = facts;
  const found = sizes.find((size) => size.dots === printed?.dots && isOfSize(element, size));
  const options: Record<string, string> = Object.fromEntries(
    sizes.map((size) => [String(size.dots), sizeName(size)]),
  );
  if (!found) options[OWN] = ownName(printed);
  const choose = (chosen: string) => {
    const size = sizes.find(({ dots }) => String(dots) === chosen);
    if (!size) return;
    const mergeKey = `size:${element.id}`;
    // A module that was asked for would be printed in the larger box, too.
    if (element.moduleMm !== undefined) {
      onEdit({ kind: 'setLook', ids: [element.id], patch: { moduleMm: null } }, mergeKey);
    }
    onEdit(resizedTo(element, size, dpi), mergeKey);
  };
  return (
    <>
      {sizes.length > 0 && (
        <SelectField
          label={words.width}
          values={[...(found ? [] : [OWN]), ...sizes.map(({ dots }) => String(dots))]}
          options={options}
          value={found ? String(found.dots) : OWN}
          onChange={choose}
        />
      )}
      <p className={classes['note']}>{words.levels[level]({ reason: translated(reason) })}</p>
      {others.map((other) => (
        <p key={other.dpi} className={classes['note']}>
          {atResolution(other.dpi, other.facts)}
        </p>
      ))}
    </>
  );
}

const atResolution = (dpi: number, { printed, level }: BarcodeFacts): string =>
  printed
    ? words.at({
        dpi,
        dots: printed.dots,
        module: rounded(printed.moduleMm, MODULE_DIGITS),
        level: words.scans[level],
      })
    : words.notAt({ dpi, level: words.scans[level] });

const sizeName = ({ dots, moduleMm, widthMm, level }: BarcodeSize): string =>
  words.size({
    dots,
    module: rounded(moduleMm, MODULE_DIGITS),
    width: rounded(widthMm, WIDTH_DIGITS),
    level: words.scans[level],
  });

const ownName = (printed: BarcodeFacts['printed']): string =>
  printed
    ? words.asIs({ dots: printed.dots, module: rounded(printed.moduleMm, MODULE_DIGITS) })
    : words.noSize;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
