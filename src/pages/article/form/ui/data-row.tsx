import { ActionIcon, TextInput } from '@mantine/core';
import { Settings2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type DatumValues, roomOf } from '../model/article-form';
import classes from './article.module.css';
import { DatumSettings } from './datum-settings';
import { DatumValue } from './datum-value';
import { texts } from './texts';

interface DataRowProps {
  datum: DatumValues;
  /** From 1. */
  number: number;
  errors: { key: string | undefined; data: string | undefined; size: string | undefined };
  onChange: (patch: Partial<DatumValues>) => void;
  onRemove: () => void;
}

/** The id of the field of a row's key. */
export const keyFieldId = (rowKey: string) => `key-of-${rowKey}`;

/** One value: its key and its text, and behind a button what kind of value it is. */
export function DataRow({ datum, number, errors, onChange, onRemove }: DataRowProps) {
  const settingsId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = texts.valueOf(datum.key.trim(), number);
  // A fault in there must not hide.
  const areSettingsShown = isOpen || errors.size !== undefined;
  const type = texts.types[datum.type];
  const isLimited = datum.type === 'default' && (datum.isExtra || datum.size.trim() !== '');
  return (
    <li className={classes['row']}>
      <div role="group" aria-label={name} className={classes['rowFields']}>
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
        <DatumValue datum={datum} error={errors.data} onChange={(data) => onChange({ data })} />
        <div className={classes['rowButtons']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.settings(name)}
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
            aria-label={texts.remove(name)}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </div>
        <div id={settingsId} className={classes['settings']}>
          {areSettingsShown ? (
            <DatumSettings datum={datum} sizeFault={errors.size} onChange={onChange} />
          ) : (
            <span className={classes['quiet']}>
              {texts.summary(type, isLimited ? roomOf(datum) : undefined, datum.isEditable, datum.isExtra)}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
