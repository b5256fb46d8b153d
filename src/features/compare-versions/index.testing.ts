export { screenSight } from './testing/screen-sight';
