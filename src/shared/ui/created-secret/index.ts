export { CreatedSecret } from './created-secret';
export { KeySection } from './key-section';
