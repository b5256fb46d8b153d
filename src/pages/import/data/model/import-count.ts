import type { ImportKind } from 'label-core/import';
import type { CheckResult } from './import-work';

/** Articles or orders that would be imported. */
export const importCount = ({ acceptedCount, orderCount }: CheckResult, kind: ImportKind) =>
  kind === 'articles' ? acceptedCount : orderCount;
