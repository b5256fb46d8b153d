export { orderQueries } from './api/order-queries';
export type { LineLabel, Order, OrderLine, OrderSummary } from './api/order-schema';
export { OrderProgress } from './ui/order-progress';
