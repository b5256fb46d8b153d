/** The icons a widget can have, the first one for those that name none (specification 2, Widget card). */
export const WIDGET_ICONS = [
  'print',
  'warehouse',
  'truck',
  'cubes',
  'barcode',
  'qrcode',
  'microchip',
  'globe',
  'dove',
  'dog',
  'user',
  'chair',
  'table',
] as const;
