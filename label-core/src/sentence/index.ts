export { isGroup, type CompiledMessages } from './compiled-messages.ts';
export { collation, dateTimeFormat, listFormat, numberFormat } from './intl-formats.ts';
export { isLanguage, languageOfTag, LANGUAGES, type LanguageCode } from './languages.ts';
export { loadTexts } from './load-texts.ts';
export type { Messages, Sentences, Texts, Translation } from './message-types.ts';
export type { Sentence, SentenceValue } from './sentence.ts';
export { sentencesOf } from './sentences-of.ts';
export { textsOf } from './texts-of.ts';
export { writeSentence } from './write-sentence.ts';
