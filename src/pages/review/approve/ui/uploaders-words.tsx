import type { ReviewVersion } from '@/entities/review';
import classes from './approve.module.css';
import { texts } from './texts';

/** What whoever uploaded the version wrote about it. */
export function UploadersWords({ version: { comment, uploadedBy } }: { version: ReviewVersion }) {
  if (comment === '') return null;
  return (
    <section className={classes['section']}>
      <h2>{texts.wordsOf(uploadedBy)}</h2>
      <p className={classes['words']} dir="auto">
        {comment}
      </p>
    </section>
  );
}
