import { VersionHash, type Approval, type ReviewVersion } from '@/entities/review';
import { useDateFormat } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import classes from './label-review.module.css';

/** Facts about the version: uploader, file, comment, and the decisions of this round. */
export function OpenVersionFacts({ version }: { version: ReviewVersion }) {
  const dateOf = useDateFormat();
  const { file, approvals, testData } = version;
  return (
    <div className={classes['facts']}>
      <Facts
        facts={[
          [texts.uploadedBy, version.uploadedBy],
          [texts.uploadedAt, dateOf(version.createdAt)],
          [texts.comment, version.comment],
          [texts.file, file && fileOf(file)],
          [texts.testData, texts.testRows({ count: testData.length })],
          [texts.hash, version.versionHash !== '' && <VersionHash key="hash" hash={version.versionHash} />],
        ]}
      />
      {approvals.length > 0 && (
        <ul className={classes['approvals']}>
          {approvals.map((approval) => (
            <li key={`${approval.step} ${approval.at}`}>
              {decisionOf(approval, dateOf)}
              {approval.comment !== '' && <blockquote dir="auto">{approval.comment}</blockquote>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function decisionOf({ step, approved, by, at }: Approval, dateOf: (moment: string) => string): string {
  const values = { step, by, at: dateOf(at) };
  return approved ? texts.approved(values) : texts.rejected(values);
}

/** Returns the name of a file, with its format unless the name ends with it. */
const fileOf = ({ name, format }: NonNullable<ReviewVersion['file']>): string =>
  name.toLowerCase().endsWith(`.${format}`) ? name : [name, format.toUpperCase()].filter(Boolean).join(', ');
