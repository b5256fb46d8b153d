// A line of an order has the variables of its labels, with the values of its article in them.
export { labelVariableSchema } from '../api/label-variable-schema';
