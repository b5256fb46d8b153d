export { PolicyPage } from './ui/policy-page';
