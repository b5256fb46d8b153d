import type { ReviewVersion } from '@/entities/review';
import type { Id } from '@/shared/api';

/** Subject of the form: an existing version, or the next one of a label. */
export interface VersionSubject {
  labelId: Id;
  labelName: string;
  /** Version whose file or test data is changed; undefined for a new one. */
  version: ReviewVersion | undefined;
  /** Newest version: a new one starts with its test data. */
  before: ReviewVersion | undefined;
  /** Number of the new or changed version. */
  number: number | undefined;
}
