import { versionNumber, type VersionRow } from '@/entities/review';
import type { ApiError } from '@/shared/api';
import { formatList } from '@/shared/i18n';
import { conflictWords } from '../../model/conflict-words';
import type { DesignBase } from '../../model/design-thing';
import type { SaveWay } from '../../model/save-ways';
import { texts } from '../../i18n';
import { SaveRefusal } from './save-refusal';
import classes from './save.module.css';

interface SaveNoticesProps {
  base: DesignBase;
  /** Version that somebody saved since the design was begun. */
  newer: VersionRow | undefined;
  /** Main way to save; undefined for a person who may only look. */
  main: SaveWay | undefined;
  refusal: { title: string; error: ApiError } | undefined;
}

/** What is to be read before a save, and why the server refused one. */
export function SaveNotices({ base, newer, main, refusal }: SaveNoticesProps) {
  return (
    <div className={classes['notices']}>
      <p className={classes['words']} role="status">
        {newer && newerWords(newer, base)}
      </p>
      {!main && <p className={classes['words']}>{texts.save.nobody}</p>}
      {main?.kind === 'same-draft' && base.state !== 'Draft' && (
        <p className={classes['words']} role="note">
          {draftAgain(base)}
        </p>
      )}
      {refusal && <SaveRefusal {...refusal} />}
    </div>
  );
}

const newerWords = ({ uploadedBy, version }: VersionRow, mine: DesignBase): string =>
  conflictWords({ error: { by: uploadedBy || undefined, version }, mine, theirs: undefined });

/** Says that the file of a version under review is replaced, and whose approvals fall with it. */
function draftAgain({ version, approvedBy = [] }: DesignBase): string {
  const number = { version: versionNumber(version) };
  return approvedBy.length === 0
    ? texts.save.draftAgain(number)
    : texts.save.approvalsFall({ ...number, people: formatList(approvedBy) });
}
