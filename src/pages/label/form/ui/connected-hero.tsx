import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import type { LabelSetup } from '@/entities/label';
import { ARTICLES_SHOWN } from '../config/limits';
import type { RuleValues } from '../model/label-form';
import { LabelHero } from './label-hero';

interface ConnectedHeroProps {
  label: LabelSetup;
  name: string;
  rules: readonly RuleValues[];
}

/** Preview of a saved label, filled with the values of the first connected article. */
export function ConnectedHero({ label, name, rules }: ConnectedHeroProps) {
  const { labelId } = label;
  const { data: page } = useQuery({
    ...articleQueries.page({ labelId, take: ARTICLES_SHOWN }),
    meta: { silent: true },
  });
  const article = page?.rows[0];
  const carried = article?.labels.find((one) => one.labelId === labelId);
  return (
    <LabelHero
      label={{ ...label, name, template: label.template }}
      rules={rules}
      article={
        article &&
        carried && {
          name: article.name,
          values: Object.fromEntries(
            carried.variables.map(({ variableName, variableData }) => [variableName, variableData]),
          ),
        }
      }
    />
  );
}
