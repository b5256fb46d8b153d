export { applyLanguage } from './apply-language';
export { chooseLanguage } from './choose-language';
export { compareTexts, formatBytes, formatList, formatNumber } from './formats';
export { directionOf, formatLocale, language, LANGUAGES, setLanguage, type Language } from './language';
export { addTranslations, localized } from './localized';
export { storedLanguage } from './stored-language';
export { sharedTexts } from './shared-texts';
export { withNode } from './with-node';
export type { Messages, Texts, Translation } from './message-types';
