export { editArbitrary } from './edit-arbitrary.ts';
export { templateArbitrary } from './template-arbitrary.ts';
