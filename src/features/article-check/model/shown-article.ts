import type { LabelValues } from '@/entities/label';

/** An article to be shown on the label. */
export interface ShownArticle {
  /** `article <id>` */
  key: string;
  name: string;
  values: LabelValues;
}
