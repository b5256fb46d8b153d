export { LanguageChoice } from './language-choice';
