export { AddOrderPage } from './ui/add-order-page';
export { EditOrderPage } from './ui/edit-order-page';
