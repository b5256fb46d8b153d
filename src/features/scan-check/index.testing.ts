export { readerHandler } from './testing/reader-handler';
