export { NotBuiltPage } from './ui/not-built-page';
