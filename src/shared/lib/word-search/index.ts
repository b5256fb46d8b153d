export { holdsWords } from './holds-words';
