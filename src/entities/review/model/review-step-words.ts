import type { ReviewStep } from './review-step';
import { texts } from './texts';

/** The specification's words for what is to be done with a version. */
export const reviewStepWords = (kind: ReviewStep['kind']): string => texts.step(kind);
