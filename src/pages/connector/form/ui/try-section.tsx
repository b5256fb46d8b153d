import { TextInput } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type Article, connectorArticleQueries } from '@/entities/article';
import { type Id, toApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Facts } from '@/shared/ui/facts';
import { TRIED_ARTICLES } from '../config/limits';
import { texts } from '../i18n';
import classes from './connector-form.module.css';

/** Searches the system behind a connector for articles, and shows the results or the error. */
export function TrySection({ connectorId }: { connectorId: Id }) {
  const [entered, setEntered] = useState('');
  const [asked, setAsked] = useState<string>();
  const options = connectorArticleQueries.page(connectorId, {
    searchQuery: asked ?? '',
    offset: 0,
    take: TRIED_ARTICLES,
  });
  const articles = useQuery({ ...options, ...(asked === undefined && { queryFn: skipToken }), staleTime: 0 });
  const { data: page, error, isFetching, refetch } = articles;
  const search = () => {
    if (isFetching) return;
    const wanted = entered.trim();
    if (wanted === asked) void refetch();
    else setAsked(wanted);
  };
  return (
    <section className={classes['section']}>
      <h2>{texts.tryIt}</h2>
      <p className={classes['quiet']}>{texts.tryHint}</p>
      <div className={classes['search']}>
        <TextInput
          type="search"
          label={texts.searchArticles}
          size="md"
          autoComplete="off"
          spellCheck={false}
          value={entered}
          onChange={(event) => setEntered(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not submit the surrounding form, which has its own button.
            event.preventDefault();
            search();
          }}
        />
        <BusyButton
          variant="default"
          size="md"
          leftSection={<Search size={16} aria-hidden />}
          isBusy={isFetching}
          onClick={search}
        >
          {texts.searchNow}
        </BusyButton>
      </div>
      {error && !isFetching && <TryFault error={error} onRetry={() => void refetch()} />}
      {page && !error && (
        <>
          <p role="status" className={classes['words']}>
            {foundText(page.rows.length, page.total, asked ?? '')}
          </p>
          <ul className={classes['found']}>
            {page.rows.map((article) => (
              <li key={article.id}>
                <TriedArticle article={article} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns a sentence about the number of results; `total` is undefined if the server does not count them. */
function foundText(shown: number, total: number | undefined, asked: string): string {
  if (shown === 0) return asked === '' ? texts.foundEmpty : texts.foundNothing({ search: asked });
  return total !== undefined && total > shown
    ? texts.foundFirst({ shown, total })
    : texts.found({ count: shown });
}

/** Returns the title for the status of an error, and a remedy where the server's sentence does not contain one. */
function tryFaultOf(status: number | undefined): { title: string; remedy?: string } {
  const { tryErrors: errors } = texts;
  if (status === 502) return { title: errors.unreadable, remedy: errors.unreadableRemedy };
  if (status === 503) return { title: errors.unavailable };
  if (status === 504) return { title: errors.slow, remedy: errors.slowRemedy };
  return { title: errors.other };
}

/** Shows the error of a test search: the program, the connection to it, or a timeout. */
function TryFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const fault = toApiError(error);
  const { title, remedy } = tryFaultOf(fault.status);
  return (
    <>
      <ErrorPanel error={fault} title={title} isOptionalCall onRetry={onRetry} />
      {remedy !== undefined && <p className={classes['quiet']}>{remedy}</p>}
    </>
  );
}

/** Article as received: its name, and below it the labels it is printed with and the values that each of them uses. */
export function TriedArticle({ article: { name, externalIdentifier, labels } }: { article: Article }) {
  return (
    <details>
      <summary>
        <span className={classes['name']} dir="auto">
          {name}
        </span>
        <span>{externalIdentifier}</span>
        <span className={classes['quiet']}>{texts.labelCount({ count: labels.length })}</span>
      </summary>
      <div className={classes['detail']}>
        {labels.map((label) => (
          <section key={label.labelId}>
            <h3>{label.name}</h3>
            <Facts
              facts={label.variables.map(({ variableName, variableData }) => [
                variableName,
                variableData || texts.noValue,
              ])}
            />
          </section>
        ))}
      </div>
    </details>
  );
}
