import { browserPart } from './browser-part.ts';
import { buildPart } from './build-part.ts';
import { checkPart } from './check-part.ts';
import type { Part } from './part.ts';
import { sizePart } from './size-part.ts';
import { unitPart } from './unit-part.ts';

/** Parts of the tests in their order: those that fail soonest come first. */
export const testParts: readonly Part[] = [checkPart, unitPart, buildPart, sizePart, browserPart];
