import { OrderProgress } from '@/entities/order';
import type { ComponentGallery } from '../component-gallery';

const order = (labelCount?: number, printedCount?: number) => ({ labelCount, printedCount });

export const gallery: ComponentGallery = {
  about: 'How many of the labels of an order are printed.',
  isSmall: true,
  examples: [
    { title: 'None', Show: () => <OrderProgress order={order(240, 0)} /> },
    { title: 'Some', Show: () => <OrderProgress order={order(240, 96)} /> },
    { title: 'All', Show: () => <OrderProgress order={order(240, 240)} /> },
    { title: 'Nothing to print', Show: () => <OrderProgress order={order(0, 0)} /> },
    { title: 'Large numbers', Show: () => <OrderProgress order={order(1_250_000, 999_999)} /> },
    { title: 'The server does not tell', Show: () => <OrderProgress order={order()} /> },
  ],
};
