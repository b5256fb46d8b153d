import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import type { LabelSummary } from '@/entities/label';
import { toId, type Id } from '@/shared/api';
import { texts } from '../i18n';
import classes from './article.module.css';
import { ChoiceToAdd } from './choice-to-add';

interface LabelSectionProps {
  labelIds: readonly Id[];
  /** Labels that can be printed. */
  labels: readonly LabelSummary[];
  /** Saved labels with the server's names, including those that cannot be printed now. */
  connected: readonly { labelId: Id; name: string; isPrintable: boolean }[];
  onChange: (labelIds: readonly Id[]) => void;
}

/** Section for the labels of an article: those connected, and a select field for another one. */
export function LabelSection({ labelIds, labels, connected, onChange }: LabelSectionProps) {
  const free = labels.filter(({ labelId }) => !labelIds.includes(labelId));
  const known = (id: Id) =>
    connected.find(({ labelId }) => labelId === id) ?? labels.find(({ labelId }) => labelId === id);
  return (
    <section className={classes['section']}>
      <h2>{texts.labels}</h2>
      <p className={classes['hint']}>{labelIds.length === 0 ? texts.noLabels : texts.labelsHint}</p>
      {labelIds.length > 0 && (
        <ul className={classes['list']}>
          {labelIds.map((id) => {
            const label = known(id);
            const name = label?.name ?? texts.unknownLabel({ id: String(id) });
            return (
              <li key={id} className={classes['item']}>
                <span className={classes['itemWords']}>
                  <span>{name}</span>
                  {label && 'isPrintable' in label && !label.isPrintable && (
                    <span className={classes['quiet']}>{texts.notPrintable}</span>
                  )}
                </span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={texts.remove({ name })}
                  onClick={() => onChange(labelIds.filter((one) => one !== id))}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      {free.length > 0 && (
        <ChoiceToAdd
          label={texts.connect}
          action={texts.connectIt}
          options={free.map(({ labelId, name }) => ({ value: String(labelId), label: name }))}
          onAdd={(value) => onChange([...labelIds, toId(value)])}
        />
      )}
    </section>
  );
}
