export { buildStandardTemplate } from './testing/standard-label-builder';
