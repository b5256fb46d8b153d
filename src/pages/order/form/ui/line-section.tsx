import { Button, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { ArticleSearchInput, articleSearchScope, type Article } from '@/entities/article';
import type { FormErrors } from '@/shared/lib/form';
import { SHOWN_LINES } from '../config/limits';
import { moved } from '@/shared/lib/sorting';
import { texts } from '../i18n';
import { withArticle, type LineValues } from '../model/order-form';
import { LineRow } from './line-row';
import classes from './order.module.css';
import { PasteCodes } from './paste-codes';

interface LineSectionProps {
  lines: readonly LineValues[];
  /** Saved lines, with the numbers of their printed and pending labels. */
  saved: readonly LineValues[];
  errors: FormErrors;
  onChange: (lines: readonly LineValues[]) => void;
}

const EVERYWHERE = articleSearchScope('all', []);

/** Section with the lines in their order, and the ways to add lines. */
export function LineSection({ lines, saved, errors, onChange }: LineSectionProps) {
  const headingId = useId();
  const [shownCount, setShownCount] = useState(SHOWN_LINES);
  const [said, setSaid] = useState('');
  const labelCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPrinted = saved.some(({ printedCount, openCount }) => printedCount + openCount > 0);
  const add = (article: Article) => {
    onChange(withArticle(lines, article));
    setShownCount((count) => Math.max(count, lines.length + 1));
    setSaid(texts.added({ name: article.name }));
  };
  const move = (index: number, step: -1 | 1) => {
    const name = lines[index]?.name ?? '';
    onChange(moved(lines, index, step));
    setSaid(texts.place({ name, place: index + step + 1, count: lines.length }));
  };
  const rest = lines.length - shownCount;
  return (
    <section className={classes['lines']} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{texts.lines}</h2>
        <p className={classes['hint']}>
          {lines.length === 0
            ? texts.noLines
            : `${texts.total({ lines: lines.length, labels: labelCount })} ${texts.linesHint}`}
        </p>
      </div>
      {lines.length > 0 && (
        <ol className={classes['list']}>
          {lines.slice(0, shownCount).map((line, index) => (
            <LineRow
              key={line.rowKey}
              line={line}
              saved={
                line.position === undefined
                  ? undefined
                  : saved.find(({ position }) => position === line.position)
              }
              number={index + 1}
              count={lines.length}
              isProgressShown={isPrinted}
              fault={errors[`lines.${index}.quantity`] ?? errors[`lines.${index}.articleId`]}
              onChange={(patch) =>
                onChange(lines.map((one, at) => (at === index ? { ...one, ...patch } : one)))
              }
              onMove={(step) => move(index, step)}
              onRemove={() => onChange(lines.filter((_line, at) => at !== index))}
            />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <Button
          variant="default"
          className={classes['more']}
          onClick={() => setShownCount(shownCount + SHOWN_LINES)}
        >
          {texts.more({ count: Math.min(SHOWN_LINES, rest) })}
        </Button>
      )}
      {errors['lines'] !== undefined && (
        <p role="alert" className={classes['fault']}>
          {errors['lines']}
        </p>
      )}
      <div className={classes['narrow']}>
        <ArticleSearchInput label={texts.find} scope={EVERYWHERE} onPick={add} />
      </div>
      <PasteCodes
        onFound={(found) => {
          const more = found.reduce(
            (all, { article, quantity }) => withArticle(all, article, quantity),
            lines,
          );
          onChange(more);
          setShownCount((count) => Math.max(count, Math.min(more.length, count + SHOWN_LINES)));
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
