import { texts } from '../i18n';
import type { ReviewStep } from './review-step';

/** Returns the name of the next step of a version, as in the specification. */
export const reviewStepName = (kind: ReviewStep['kind']): string => texts.steps[kind];
