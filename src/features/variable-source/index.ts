export { CommittedField } from './ui/committed-field';
export { SourceFields } from './ui/source-fields';
