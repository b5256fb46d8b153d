import { ActionIcon, TextInput } from '@mantine/core';
import { Settings2, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReadMarkup } from '@/entities/label';
import { texts } from '../i18n';
import { type DatumValues, roomOf } from '../model/article-form';
import classes from './article.module.css';
import { DatumSettings } from './datum-settings';
import { DatumValue } from './datum-value';

interface DataRowProps {
  datum: DatumValues;
  /** Number of the row, from 1. */
  number: number;
  /** How a connected label reads tags in the value. */
  read?: ReadMarkup | undefined;
  errors: { key: string | undefined; data: string | undefined; size: string | undefined };
  onChange: (patch: Partial<DatumValues>) => void;
  onRemove: () => void;
}

/** Returns the id of the field for a row's key. */
export const keyFieldId = (rowKey: string) => `key-of-${rowKey}`;

/** Row for one value: key and text, and a button that opens its settings. */
export function DataRow({ datum, number, read, errors, onChange, onRemove }: DataRowProps) {
  const settingsId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = datum.key.trim() || String(number);
  // An error in the settings keeps them open.
  const areSettingsShown = isOpen || errors.size !== undefined;
  return (
    <li className={classes['row']}>
      <div role="group" aria-label={texts.valueOf({ name })} className={classes['rowFields']}>
        <TextInput
          id={keyFieldId(datum.rowKey)}
          label={texts.key}
          size="md"
          autoComplete="off"
          spellCheck={false}
          value={datum.key}
          error={errors.key}
          onChange={(event) => onChange({ key: event.currentTarget.value })}
        />
        <DatumValue datum={datum} error={errors.data} read={read} onChange={(data) => onChange({ data })} />
        <div className={classes['rowButtons']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.settingsOf({ name })}
            aria-expanded={areSettingsShown}
            aria-controls={settingsId}
            onClick={() => setOpen(!areSettingsShown)}
          >
            <Settings2 size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.removeValue({ name })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </div>
        <div id={settingsId} className={classes['settings']}>
          {areSettingsShown ? (
            <DatumSettings datum={datum} sizeFault={errors.size} onChange={onChange} />
          ) : (
            <span className={classes['quiet']}>{summaryOf(datum)}</span>
          )}
        </div>
      </div>
    </li>
  );
}

/** Returns a summary of the settings, shown while they are closed. */
function summaryOf(datum: DatumValues): string {
  const { type, size, isEditable, isExtra } = datum;
  const isLimited = type === 'default' && (isExtra || size.trim() !== '');
  return [
    texts.types[type],
    ...(isLimited ? [texts.summary.limit({ most: roomOf(datum) })] : []),
    isEditable ? texts.summary.editable : texts.summary.fixed,
    ...(isExtra ? [texts.summary.extra] : []),
  ].join(' · ');
}
