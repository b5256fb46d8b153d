export type { InspectorProps } from './model/inspector-props';
export { Inspector } from './ui/inspector';
export { inspectorFieldId } from './ui/inspector-field-id';
