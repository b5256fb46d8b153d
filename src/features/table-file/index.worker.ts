/** What a worker takes of this slice: the index would bring components and styles, which need a page. */
export { answerWork, type Desk } from './model/file-work';
export { sampleOf, sentFile, type ReadFile } from './model/read-file';
export { createTableReader, faultOf, required } from './model/table-reader';
