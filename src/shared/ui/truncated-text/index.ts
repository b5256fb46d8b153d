export { TruncatedText } from './truncated-text';
