import type { WidgetVariable } from '../../foundation/values/widget-values.ts';
import type { widgets } from '../../foundation/store/schema/index.ts';

type DemoWidget = Omit<typeof widgets.$inferInsert, 'organizationId' | 'id'> & {
  /** Addresses of the people who have it as a favourite. */
  readonly favoriteFor: readonly string[];
};

const field = (name: string, label: string, rest: Partial<WidgetVariable> = {}): WidgetVariable => ({
  name,
  label,
  required: false,
  type: 'text',
  options: [],
  ...rest,
});

const choices = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Widgets in the order of their ids, with labels, printers and articles by their demo ids. */
export const demoWidgets: readonly DemoWidget[] = [
  {
    name: 'Product label',
    icon: 'barcode',
    labelId: 1,
    printerId: 1,
    variables: [],
    favoriteFor: ['member@demo.test', 'packer@demo.test'],
  },
  {
    name: 'Batch of the day',
    icon: 'cubes',
    labelId: 6,
    printerId: 1,
    variables: [
      field('lot', 'Lot', { required: true }),
      field('expiry', 'Expiry', {
        required: true,
        type: 'select',
        options: choices('261231', '270331', '270630', '271231'),
      }),
    ],
    assignedTo: [{ type: 'group', id: 2 }],
    clearInputAfterPrint: false,
    favoriteFor: ['member@demo.test'],
  },
  {
    name: 'Tarte à la crème',
    icon: 'print',
    labelId: 2,
    printerId: 1,
    variables: [
      field('organic', 'Organic', { type: 'checkbox' }),
      field('origin', 'Origin', { type: 'radio', options: choices('France', 'Belgique', 'Suisse') }),
    ],
    articleMode: 'all',
    predefinedArticleId: 13,
    defaultQuantity: 2,
    favoriteFor: ['member@demo.test'],
  },
  {
    name: 'Shelf price',
    icon: 'warehouse',
    labelId: 3,
    printerId: 2,
    variables: [
      field('price', 'Price', { required: true, type: 'number' }),
      field('offer', 'Offer', { type: 'checkbox' }),
    ],
    assignedTo: [{ type: 'group', id: 2 }],
    width: 3,
    favoriteFor: [],
  },
  {
    name: 'Parcel',
    icon: 'truck',
    labelId: 4,
    printerId: 2,
    variables: [
      field('recipient', 'Recipient', { required: true }),
      field('street', 'Street', { required: true }),
      field('city', 'Postcode and city', { required: true }),
      field('country', 'Country', {
        type: 'select',
        options: choices('DENMARK', 'FRANCE', 'DEUTSCHLAND', 'POLSKA'),
      }),
      field('fragile', 'Fragile', { type: 'checkbox' }),
    ],
    assignedTo: [{ type: 'group', id: 6 }],
    width: 4,
    favoriteFor: ['packer@demo.test'],
  },
  {
    name: 'Asset tag',
    icon: 'qrcode',
    labelId: 5,
    printerId: 3,
    variables: [field('assetId', 'Asset number', { required: true })],
    assignedTo: [{ type: 'group', id: 6 }],
    width: 1,
    favoriteFor: [],
  },
  {
    name: 'Not set up yet',
    icon: 'dove',
    variables: [],
    favoriteFor: [],
  },
];
