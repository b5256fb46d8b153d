import { NativeSelect } from '@mantine/core';
import { LabelPreview, sampleValues, templateParts, templateVariables } from '@/entities/label';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';
import { rowTitle } from '../model/row-title';
import type { TestRow } from '../model/test-rows';
import classes from './upload.module.css';

interface VersionPreviewProps {
  name: string;
  sizes: { widthMm: number | undefined; heightMm: number | undefined } | undefined;
  template: unknown;
  rows: readonly TestRow[];
  /** Key of the row whose values are shown; sample values if there is no such row. */
  shown: string;
  onShow: (rowKey: string) => void;
}

/** Preview of the label with the edited row or another one. */
export function VersionPreview({ name, sizes, template, rows, shown, onShow }: VersionPreviewProps) {
  const variables = templateVariables(template);
  const row = rows.find(({ key }) => key === shown);
  const values = row?.values ?? sampleValues(templateParts(template), variables);
  return (
    <aside className={classes['preview']} aria-label={texts.preview}>
      {template === undefined ? (
        <p className={classes['hint']}>{texts.noPreview}</p>
      ) : (
        <LabelPreview
          label={{
            labelId: 0,
            name,
            widthMm: sizes?.widthMm,
            heightMm: sizes?.heightMm,
            variables,
            version: undefined,
            publishedAt: '',
            template,
          }}
          values={values}
          dpi={USUAL_DPI}
        />
      )}
      {template !== undefined && rows.length > 0 && (
        <NativeSelect
          label={texts.shownWith}
          value={row?.key ?? ''}
          data={[
            { value: '', label: texts.samples },
            ...rows.map((one, index) => ({ value: one.key, label: rowTitle(one, index) })),
          ]}
          onChange={(event) => onShow(event.currentTarget.value)}
        />
      )}
    </aside>
  );
}
