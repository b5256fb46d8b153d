import { Suspense, useState } from 'react';
import { LabelPreview, sampleValues, templateParts } from '@/entities/label';
import { lazyPart } from '@/shared/ui/lazy-part';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';
import { toVariables, type RuleValues } from '../model/label-form';
import { previewLabel } from '../model/preview-label';
import classes from './setup.module.css';

const TryValues = lazyPart(async () => ({ default: (await import('./try-values')).TryValues }));

interface LabelHeroProps {
  /** Tells the preview from another one on the same screen. */
  title?: string;
  label: { name: string; widthMm: number | undefined; heightMm: number | undefined; template?: unknown };
  rules: readonly RuleValues[];
  /** Values of an article that is connected to the label. */
  article?: { name: string; values: Readonly<Record<string, string>> } | undefined;
}

/** Preview of the label as it prints, with the values of an article, samples, or values tried out here. */
export function LabelHero({ title = texts.preview, label, rules, article }: LabelHeroProps) {
  const [tried, setTried] = useState<Readonly<Record<string, string>>>({});
  const variables = toVariables(rules);
  const parts = templateParts(label.template);
  const samples = sampleValues(parts, variables);
  const computed = new Set(parts?.variables.flatMap(({ name, source }) => (source ? [name] : [])));
  const values = { ...samples, ...filled(article?.values), ...tried };
  return (
    <aside className={classes['hero']} aria-label={title}>
      <LabelPreview label={previewLabel(label, rules)} values={values} dpi={USUAL_DPI} />
      {rules.length > 0 && (
        <>
          <p className={classes['hint']}>
            {article ? texts.filledBy({ article: article.name }) : texts.sampled}
          </p>
          <details>
            <summary>{texts.tryValues}</summary>
            <Suspense>
              <TryValues
                variables={variables.filter(({ variableName }) => !computed.has(variableName))}
                values={values}
                onChange={(name, value) => setTried({ ...tried, [name]: value })}
              />
            </Suspense>
          </details>
        </>
      )}
    </aside>
  );
}

/** Returns the values that are not empty; the preview shows samples for the others. */
const filled = (values: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
