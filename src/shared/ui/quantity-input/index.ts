export { QuantityInput } from './quantity-input';
