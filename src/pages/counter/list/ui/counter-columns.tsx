import { Ban, Check } from 'lucide-react';
import type { Counter } from '@/entities/label';
import { openedPath, paths } from '@/shared/routes';
import { formatNumber } from '@/shared/i18n';
import { Badge } from '@/shared/ui/badge';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './counters.module.css';

/** Columns of the list of counters. */
export const counterColumns: readonly Column<Counter>[] = [
  {
    key: 'name',
    title: texts.counter,
    width: '34%',
    sortBy: ({ name }) => name,
    render: (counter) => <CounterName counter={counter} />,
  },
  {
    key: 'next',
    title: texts.next,
    sortBy: ({ nextText }) => nextText,
    render: ({ nextText }) => <TruncatedText>{nextText === '' ? texts.usedUp : nextText}</TruncatedText>,
  },
  {
    key: 'left',
    title: texts.left,
    width: '180px',
    sortBy: ({ remaining }) => remaining,
    render: ({ remaining }) => formatNumber(remaining),
  },
  {
    key: 'state',
    title: texts.state,
    width: '132px',
    sortBy: ({ isEnabled }) => Number(!isEnabled),
    render: ({ isEnabled }) => <CounterBadge isEnabled={isEnabled} />,
  },
];

const CounterName = ({ counter: { counterId, name, kind } }: { counter: Counter }) => (
  <RowName
    to={openedPath(paths.counters, counterId)}
    name={name}
    {...(kind === 'sscc' && { detail: texts.sscc })}
  />
);

const CounterBadge = ({ isEnabled }: { isEnabled: boolean }) => (
  <Badge color={isEnabled ? 'green' : 'gray'} icon={isEnabled ? Check : Ban}>
    {isEnabled ? texts.on : texts.off}
  </Badge>
);

/** Height of a counter's row on a phone, in CSS px: name, next number, badge. */
export const COUNTER_CARD_HEIGHT_PX = 128;

/** Card of a counter on a phone. */
export const CounterCard = ({ counter }: { counter: Counter }) => (
  <div className={classes['card']}>
    <CounterName counter={counter} />
    <TruncatedText>{counter.nextText === '' ? texts.usedUp : counter.nextText}</TruncatedText>
    <div>
      <CounterBadge isEnabled={counter.isEnabled} />
    </div>
  </div>
);
