import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { completedNumbersQuery, type CompletedNumber } from '../api/completed-number-queries';
import { texts } from '../i18n';
import { COMPLETED_LABELS_SHOWN } from '../config/limits';
import { labelPathOf } from './label-columns';

/** Notice about labels that printed numbers with an unrequested check digit, with the numbers before and now. */
export function CompletedNumbersNotice() {
  const { data: numbers = [] } = useQuery(completedNumbersQuery());
  if (numbers.length === 0) return null;
  return (
    <Alert color="yellow" role="status" icon={<TriangleAlert aria-hidden />} title={texts.completed.title}>
      <p style={{ margin: 0 }}>{texts.completed.intro}</p>
      <ul style={{ marginBlock: 8, paddingInlineStart: 20 }}>
        {numbers.slice(0, COMPLETED_LABELS_SHOWN).map((number) => (
          <li key={`${number.labelId} ${number.symbology} ${number.value}`}>
            <CompletedNumberLine number={number} />
          </li>
        ))}
      </ul>
      {numbers.length > COMPLETED_LABELS_SHOWN &&
        texts.completed.more({ count: numbers.length - COMPLETED_LABELS_SHOWN })}
    </Alert>
  );
}

function CompletedNumberLine({ number }: { number: CompletedNumber }) {
  const { name, version, symbology, value, former, current, articleName, articleCount } = number;
  const { completed } = texts;
  const change = { symbology, value, former };
  const articles =
    articleCount <= 1
      ? completed.article({ name: articleName })
      : completed.articles({ name: articleName, more: articleCount - 1 });
  return (
    <>
      <Anchor component={Link} to={labelPathOf(number)} inherit c="inherit" underline="always">
        {version === undefined ? name : completed.versionOf({ name, version })}
      </Anchor>
      : {current === '' ? completed.refused(change) : completed.changed({ ...change, current })}{' '}
      {articleName !== '' && articles}
    </>
  );
}
