import { texts } from '../i18n';
import type { VersionAction } from './use-version-action';

/** Returns the texts of a step of the review. */
export const actionTexts = (action: VersionAction) => (action === 'withdraw' ? texts.withdraw : texts.submit);
