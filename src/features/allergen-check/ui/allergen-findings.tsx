import { Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { allergensInTexts, type TextWithMarkup } from 'label-core/allergen';
import { useId } from 'react';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';
import classes from './allergen-check.module.css';

interface AllergenFindingsProps {
  marked: readonly TextWithMarkup[];
  values: Readonly<Record<string, string>>;
}

/** Names of allergens on a label that are not marked. */
export function AllergenFindings({ marked, values }: AllergenFindingsProps) {
  const headingId = useId();
  const findings = allergensInTexts(marked, values);
  if (findings.length === 0) return null;
  const open = findings.filter(({ isMarked }) => !isMarked);
  const words = [...new Set(open.map(({ word }) => word))];
  const Sign = open.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <section className={classes['notes']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.notes.title}</h2>
      <p className={classes['finding']} data-open={open.length > 0 || undefined}>
        <Sign size={16} aria-hidden />
        <span>
          {open.length > 0
            ? texts.notes.unmarked({ count: open.length })
            : texts.notes.allMarked({ count: findings.length })}{' '}
          <strong dir="auto">{formatList(words)}</strong>
        </span>
      </p>
      <Text size="xs" c="dimmed">
        {texts.notes.hint}
      </Text>
    </section>
  );
}
