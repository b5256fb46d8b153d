import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LabelPreview, labelQueries } from '@/entities/label';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';
import type { ArticleValues } from '../model/article-form';
import { previewValues } from '../model/wanted-values';
import { PREVIEWS_AT_ONCE } from '../config/limits';
import classes from './article.module.css';

/** Previews of the connected labels with the entered values, as they would print. */
export function LabelPreviews({ values }: { values: ArticleValues }) {
  const headingId = useId();
  const [isAll, setAll] = useState(false);
  const { labelIds } = values;
  const shown = isAll ? labelIds : labelIds.slice(0, PREVIEWS_AT_ONCE);
  return (
    <section className={classes['previews']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.previews}</h2>
      {labelIds.length === 0 && <p className={classes['hint']}>{texts.noPreviews}</p>}
      {shown.map((labelId) => (
        <OnLabel key={labelId} labelId={labelId} values={values} />
      ))}
      {shown.length < labelIds.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {texts.morePreviews({ count: labelIds.length })}
        </Button>
      )}
    </section>
  );
}

function OnLabel({ labelId, values }: { labelId: Id; values: ArticleValues }) {
  const label = useQuery(labelQueries.detail(labelId));
  return (
    <QueryView query={label}>
      {(found) => (
        <div className={classes['preview']}>
          <h3>{found.name}</h3>
          <LabelPreview label={found} values={previewValues(found.variables, values)} dpi={USUAL_DPI} />
        </div>
      )}
    </QueryView>
  );
}
