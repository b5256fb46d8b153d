import { Radio } from '@mantine/core';
import type { ArticleLabel } from '@/entities/article';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';
import classes from './print-label.module.css';

interface LabelChoiceProps {
  labels: readonly ArticleLabel[];
  labelId: Id | undefined;
  onChoose: (labelId: string) => void;
}

/** Field for choosing which of an article's labels is printed. */
export function LabelChoice({ labels, labelId, onChoose }: LabelChoiceProps) {
  return (
    <Radio.Group label={texts.label} value={String(labelId)} onChange={onChoose}>
      <div className={classes['choices']}>
        {labels.map((label) => (
          <Radio
            key={label.labelId}
            value={String(label.labelId)}
            label={label.name}
            size="md"
            classNames={{ body: classes['choice'] ?? '', label: classes['choice'] ?? '' }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
