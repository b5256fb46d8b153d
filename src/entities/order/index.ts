export { orderQueries } from './api/order-queries';
export {
  orderSettingsSchema,
  type LineLabel,
  type Order,
  type OrderLine,
  type OrderSummary,
} from './api/order-schema';
export { OrderProgress } from './ui/order-progress';
