import type { PrintMatch } from '@/entities/print-job';
import { texts } from '../i18n';
import { markedParts } from '../model/marked-parts';
import classes from './history.module.css';

/** Names of what is no value of a variable. */
const names: Readonly<Record<string, string>> = {
  label: texts.label,
  version: texts.detail.version,
  article: texts.article,
  articleNumber: texts.articleNumber,
  order: texts.detail.order,
  printer: texts.printer,
  person: texts.person,
  computer: texts.detail.computer,
  job: texts.job,
};

/** What a search was found in, each with what it is, and the searched words marked. */
export function JobMatch({ matches, search }: { matches: readonly PrintMatch[]; search: string }) {
  const words = matches.map(({ kind, label, text }) => ({ name: label || names[kind] || '', text }));
  const title = words.map(({ name, text }) => texts.filters.chip({ name, value: text })).join('\n');
  return (
    <span className={classes['matches']} title={title} dir="auto">
      {words.map(({ name, text }, index) => (
        <span key={index} className={classes['match']}>
          {name !== '' && <span className={classes['matchName']}>{name} </span>}
          {markedParts(text, search).map((part, at) =>
            part.isMarked ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
          )}
        </span>
      ))}
    </span>
  );
}
