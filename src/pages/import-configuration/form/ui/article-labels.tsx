import { labelHint } from '@/entities/data-import';
import { LabelChoice } from '@/entities/label';
import { texts } from '../i18n';
import type { ConfigurationValues } from '../model/configuration-form';

interface ArticleLabelsProps {
  value: readonly number[];
  onExisting: ConfigurationValues['onExisting'];
  onChange: (labelIds: number[]) => void;
}

/** Choice of the labels that imported articles can be printed with. */
export function ArticleLabels({ value, onExisting, onChange }: ArticleLabelsProps) {
  return (
    <LabelChoice
      label={texts.labels}
      isEvery
      description={labelHint(onExisting)}
      saved={value.map((labelId) => ({ labelId, name: texts.labelOf({ labelId }) }))}
      value={value}
      onChange={(labelIds) => onChange(labelIds.filter((id) => typeof id === 'number'))}
    />
  );
}
