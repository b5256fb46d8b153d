export { ApprovePage } from './ui/approve-page';
