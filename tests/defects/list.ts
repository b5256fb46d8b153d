import type { Defect } from './defect.ts';
import { helperDefects } from './helper-defects.ts';
import { labelCoreDefects } from './label-core-defects.ts';
import { serverDefects } from './server-defects.ts';
import { srcDefects } from './src-defects.ts';

/** All defects, by room. */
export const defects: readonly Defect[] = [
  ...srcDefects,
  ...labelCoreDefects,
  ...serverDefects,
  ...helperDefects,
];
