import type { ReviewVersion } from '@/entities/review';
import type { Id } from '@/shared/api';

/** What the form is about: a version that is there, or the next one of a label. */
export interface VersionSubject {
  labelId: Id;
  labelName: string;
  /** The version whose file or test data is changed; undefined: a new one is made. */
  version: ReviewVersion | undefined;
  /** The newest version: a new one begins with its test data. */
  before: ReviewVersion | undefined;
  /** The number of the version that is made or changed. */
  number: number | undefined;
}
