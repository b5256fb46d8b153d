import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { ARTICLE_LIMITS } from '@/entities/article';
import { useMarkedValues, variableLabel, type LabelSummary } from '@/entities/label';
import { formatList } from '@/shared/i18n';
import type { FieldsProps } from '@/shared/lib/form';
import { PREVIEWS_AT_ONCE } from '../config/limits';
import { texts } from '../i18n';
import type { ArticleValues, DatumValues } from '../model/article-form';
import { wantedVariables, withExtra, withVariables } from '../model/wanted-values';
import classes from './article.module.css';
import { DataRow, keyFieldId } from './data-row';

interface DataSectionProps extends FieldsProps<ArticleValues> {
  labels: readonly LabelSummary[];
}

/** Section for the values of an article: existing ones, those that its labels need, and extras. */
export function DataSection({ values, errors, labels, change }: DataSectionProps) {
  const headingId = useId();
  const { data } = values;
  const wanted = wantedVariables(labels, values.labelIds, values);
  // Those whose previews are shown: their templates are fetched anyway.
  const readOf = useMarkedValues(values.labelIds.slice(0, PREVIEWS_AT_ONCE));
  const isFull = data.length >= ARTICLE_LIMITS.values;
  const set = (index: number, patch: Partial<DatumValues>) =>
    change({ data: data.map((datum, at) => (at === index ? { ...datum, ...patch } : datum)) });
  const add = (rows: readonly DatumValues[]) => {
    change({ data: rows.slice(0, ARTICLE_LIMITS.values) });
    const first = rows[data.length]?.rowKey;
    // Moves the focus to a new value, once its field exists.
    if (first !== undefined)
      queueMicrotask(() => document.querySelector<HTMLElement>(`[id="${keyFieldId(first)}"]`)?.focus());
  };
  return (
    <section className={classes['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.values}</h2>
      <p className={classes['hint']}>{texts.valuesHint}</p>
      {data.length === 0 && <p className={classes['hint']}>{texts.noValues}</p>}
      {data.length > 0 && (
        <ul className={classes['list']}>
          {data.map((datum, index) => (
            <DataRow
              key={datum.rowKey}
              datum={datum}
              number={index + 1}
              read={readOf(datum.key.trim())}
              errors={{
                key: errors[`data.${index}.key`],
                data: errors[`data.${index}.data`],
                size: errors[`data.${index}.size`],
              }}
              onChange={(patch) => set(index, patch)}
              onRemove={() => change({ data: data.filter((_datum, at) => at !== index) })}
            />
          ))}
        </ul>
      )}
      {wanted.length > 0 && !isFull && (
        <div className={classes['missing']}>
          <p>{texts.missing({ names: formatList(wanted.map(variableLabel)) })}</p>
          <Button variant="light" onClick={() => add(withVariables(data, wanted))}>
            {texts.addMissing({ count: wanted.length })}
          </Button>
        </div>
      )}
      {isFull ? (
        <p className={classes['hint']}>{texts.tooManyValues({ most: ARTICLE_LIMITS.values })}</p>
      ) : (
        <Button
          variant="default"
          className={classes['add']}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => add(withExtra(data))}
        >
          {texts.addValue}
        </Button>
      )}
    </section>
  );
}
