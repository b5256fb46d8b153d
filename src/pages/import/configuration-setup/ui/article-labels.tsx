import { LabelChoice } from '@/entities/label';
import { texts } from './texts';

interface ArticleLabelsProps {
  value: readonly number[];
  onChange: (labelIds: number[]) => void;
}

/** The labels that new articles of an import can be printed with. */
export function ArticleLabels({ value, onChange }: ArticleLabelsProps) {
  return (
    <LabelChoice
      label={texts.labels}
      description={texts.labelsHint}
      saved={value.map((labelId) => ({ labelId, name: texts.labelOf(labelId) }))}
      value={value}
      onChange={(labelIds) => onChange(labelIds.filter((id) => typeof id === 'number'))}
    />
  );
}
