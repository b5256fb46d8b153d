import type { ReviewVersion } from '@/entities/review';
import { texts } from '../i18n';
import classes from './approve.module.css';

/** Comment of the person who uploaded the version. */
export function UploaderComment({ version: { comment, uploadedBy } }: { version: ReviewVersion }) {
  if (comment === '') return null;
  return (
    <section className={classes['section']}>
      <h2>{uploadedBy === '' ? texts.uploaderComment : texts.commentBy({ by: uploadedBy })}</h2>
      <p className={classes['words']} dir="auto">
        {comment}
      </p>
    </section>
  );
}
