import type { Article } from '@/entities/article';
import { Facts } from '@/shared/ui/facts';
import classes from './connectors.module.css';
import { texts } from './texts';

/** One article as it came: behind its name the labels it is printed with, and what each of them takes from it. */
export function TriedArticle({ article: { name, externalIdentifier, labels } }: { article: Article }) {
  return (
    <details>
      <summary>
        <span className={classes['name']} dir="auto">
          {name}
        </span>
        <span>{externalIdentifier}</span>
        <span className={classes['quiet']}>{texts.labelCount(labels.length)}</span>
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
