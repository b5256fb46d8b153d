import type { LabelVariable } from '@/entities/label';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { texts } from '../i18n';
import { variableChanges } from '../model/variable-changes';
import classes from './label-file.module.css';

interface FileChangesProps {
  before: readonly LabelVariable[];
  file: ExtractedLabel;
}

/** Shows which variables a new file adds, removes and leaves unchanged. */
export function FileChanges({ before, file }: FileChangesProps) {
  const { added, removed, kept } = variableChanges(before, file);
  return (
    <dl className={classes['changes']}>
      {[[texts.added, added] as const, [texts.removed, removed] as const, [texts.kept, kept] as const].map(
        ([title, names]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names.length === 0 ? texts.none : names.join(', ')}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
