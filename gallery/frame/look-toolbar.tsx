import { NativeSelect, SegmentedControl } from '@mantine/core';
import { LANGUAGE_NAMES, SCHEMES, WIDTHS, readAddress, type Look } from '../look';
import classes from './gallery-frame.module.css';

const SCHEME_NAMES = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const;

interface LookToolbarProps {
  look: Look;
  onChange: (changed: Partial<Look>) => void;
}

/** Toolbar for the look of the examples: colours, language with its direction, width. */
export function LookToolbar({ look, onChange }: LookToolbarProps) {
  /** Parses the value of a field like the URL, which checks the allowed values. */
  const choose = (name: keyof Look, value: string) =>
    onChange({ [name]: readAddress(`?${name}=${value}`).look[name] });
  return (
    <div className={classes['toolbar']} role="toolbar" aria-label="How the examples are shown">
      <SegmentedControl
        aria-label="Colours"
        data={SCHEMES.map((value) => ({ value, label: SCHEME_NAMES[value] }))}
        value={look.scheme}
        onChange={(value) => choose('scheme', value)}
      />
      <NativeSelect
        aria-label="Language"
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        value={look.language}
        onChange={(event) => choose('language', event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label="Width"
        data={Object.entries(WIDTHS).map(([value, widthPx]) => ({
          value,
          label: widthPx === undefined ? 'Whole width' : `${widthPx} px`,
        }))}
        value={look.width}
        onChange={(value) => choose('width', value)}
      />
    </div>
  );
}
