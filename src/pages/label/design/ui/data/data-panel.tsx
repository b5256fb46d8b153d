import { isList } from 'label-core/allergen';
import { ActionIcon, NativeSelect, Skeleton } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { labelQueries, readerOfMarkup, templateVariables, VariableField } from '@/entities/label';
import type { Id } from '@/shared/api';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ShownValues } from '../../model/use-shown-values';
import { texts } from '../i18n';
import classes from '../designer.module.css';

/** Its field of suggestions needs much code. */
const ArticleChoice = lazyPart(async () => ({ default: (await import('./article-choice')).ArticleChoice }));

/** Few labels have values with emphasis. */
const AllergenAssistant = lazyPart(async () => ({
  default: (await import('@/features/allergen-check')).AllergenAssistant,
}));

interface DataPanelProps {
  template: LabelTemplate;
  labelId: Id | undefined;
  shown: ShownValues;
}

/** The values that the label is shown with, step by step, each of which can be typed over. */
export function DataPanel({ template, labelId, shown }: DataPanelProps) {
  const { rows, row, choose, step, values, type } = shown;
  const variables = templateVariables(template);
  const { data: kit } = useQuery(labelQueries.kit());
  const readOf = kit && readerOfMarkup(kit, [template]);
  return (
    <div className={classes['panel']}>
      <div className={classes['steps']}>
        <ActionIcon variant="default" size={36} aria-label={texts.data.previous} onClick={() => step(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <NativeSelect
          aria-label={texts.data.shown}
          value={row.key}
          data={rows.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <ActionIcon variant="default" size={36} aria-label={texts.data.next} onClick={() => step(1)}>
          <ChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      {variables.length > 0 && (
        <Suspense fallback={<Skeleton height={64} />}>
          <ArticleChoice template={template} labelId={labelId} samples={shown.samples} onShow={shown.show} />
        </Suspense>
      )}
      {variables.length === 0 && (
        <p className={classes['none']}>{texts.data.none({ example: '{{name}}' })}</p>
      )}
      <div className={classes['fields']}>
        {variables.map((variable) => {
          const { variableName: name } = variable;
          const read = readOf?.(name);
          const value = values[name] ?? '';
          const change = (next: string) => type(name, next);
          return (
            <div key={name}>
              <VariableField
                id={`shown ${name}`}
                variable={{ ...variable, editable: true, required: false }}
                value={value}
                isMultiline
                read={read}
                onChange={change}
              />
              {read && isList(value) && (
                <Suspense fallback={null}>
                  <AllergenAssistant field={name} value={value} onChange={change} />
                </Suspense>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
