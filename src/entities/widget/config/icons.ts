/** Icons of a widget; the first one is the default (specification 2, Widget card). */
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
