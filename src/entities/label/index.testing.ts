export { fontHandlers } from './testing/font-handlers';
export { shelfTemplate } from './testing/shelf-template';
export { buildVariable } from './testing/variable-builder';
