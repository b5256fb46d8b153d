export { compareTexts, formatBytes, formatList, formatNumber } from './formats';
export { language, LANGUAGES, setLanguage, type Language } from './language';
export { addTranslations, localized } from './localized';
export { sharedTexts } from './shared-texts';
export type { Messages, Texts, Translation } from './message-types';
