import { type NewArticle, EXTRA_SIZE } from '@/entities/article';
import type { LabelValues, LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';

interface FilledLabel {
  name: string;
  labelId: Id;
  variables: readonly LabelVariable[];
  values: LabelValues;
}

/** Returns the article to create from the values entered for its label; empty values are left out, as in a print. */
export function newArticleOf({ name, labelId, variables, values }: FilledLabel): NewArticle {
  return {
    name,
    labelId,
    articleData: variables.flatMap(({ variableName, editable, dataType, propertySize }) => {
      const data = values[variableName] ?? '';
      if (data === '') return [];
      return [
        {
          key: variableName,
          data,
          editable,
          propertyType: dataType,
          propertySize: propertySize ?? EXTRA_SIZE,
          isExtra: false,
        },
      ];
    }),
  };
}
