import { texts } from '../i18n';
import type { ReviewStep } from './review-step';

/** The name of what is to be done with a version, as the specification has it. */
export const reviewStepName = (kind: ReviewStep['kind']): string => texts.steps[kind];
