/** Returns the id of the element that an error of a line leads to: its checkbox. `PRINTER_ID` is that of the printer choice. */
export const lineId = (position: number) => `order-line-${position}`;
export const PRINTER_ID = 'order-printer';
/** Id of the panel with the label of the focused line. */
export const PANEL_ID = 'order-line-panel';
