export { drawnPictures } from './testing/drawn-pictures';
export { fontHandlers } from './testing/font-handlers';
export { SMALL_PNG } from './testing/media-handlers';
export { shelfTemplate } from './testing/shelf-template';
export { buildVariable } from './testing/variable-builder';
export { counterServer, organisationAdministrator } from './testing/counter-server';
