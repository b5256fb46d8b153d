/** The field a fault leads to: the tick of a line, the choice of the printer. */
export const lineId = (position: number) => `order-line-${position}`;
export const PRINTER_ID = 'order-printer';
/** The label of the line in focus. */
export const PANEL_ID = 'order-line-panel';
