export { MyOrdersPage } from './ui/my-orders-page';
