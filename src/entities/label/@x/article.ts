// An article has the variables of its labels, with its own values in them.
export { labelVariableSchema, type LabelVariable } from '../api/label-variable-schema';
