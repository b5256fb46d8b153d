import { VersionHash, type Approval, type ReviewVersion } from '@/entities/review';
import { useDateWords } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import classes from './label-review.module.css';
import { texts } from './texts';

/** Who made the version out of what, what they said, and what was decided about it in this round. */
export function OpenVersionFacts({ version }: { version: ReviewVersion }) {
  const dateOf = useDateWords();
  const { file, approvals, testData } = version;
  return (
    <div className={classes['facts']}>
      <Facts
        facts={[
          [texts.uploadedBy, version.uploadedBy],
          [texts.uploadedAt, dateOf(version.createdAt)],
          [texts.comment, version.comment],
          [texts.file, file && texts.fileOf(file.name, file.format)],
          [texts.testData, texts.testRows(testData.length)],
          [texts.hash, version.versionHash !== '' && <VersionHash key="hash" hash={version.versionHash} />],
        ]}
      />
      {approvals.length > 0 && (
        <ul className={classes['approvals']}>
          {approvals.map((approval) => (
            <li key={`${approval.step} ${approval.at}`}>
              {texts.decision(wordsOf(approval), approval.by, dateOf(approval.at))}
              {approval.comment !== '' && <blockquote dir="auto">{approval.comment}</blockquote>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ step, approved }: Approval): string {
  const [yes, no] = texts.decided[step] ?? texts.otherDecision;
  return approved ? yes : no;
}
