export { CopyField } from './copy-field';
export { CreatedSecret } from './created-secret';
export { KeySection } from './key-section';
