import {
  Armchair,
  Barcode,
  Bird,
  Boxes,
  Dog,
  Globe,
  Microchip,
  Printer,
  QrCode,
  Table,
  Truck,
  User,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

/** The icons a widget may name (specification 2, Widget card). */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['print', Printer],
  ['warehouse', Warehouse],
  ['truck', Truck],
  ['cubes', Boxes],
  ['barcode', Barcode],
  ['qrcode', QrCode],
  ['microchip', Microchip],
  ['globe', Globe],
  ['dove', Bird],
  ['dog', Dog],
  ['user', User],
  ['chair', Armchair],
  ['table', Table],
]);

export interface WidgetIconDrawingProps {
  name: string;
  /** Edge in px. */
  size?: number;
}

/** A widget's icon, decorative; a name nobody knows falls back to print. */
export function WidgetIconDrawing({ name, size = 24 }: WidgetIconDrawingProps) {
  return createElement(ICONS.get(name) ?? Printer, { size, 'aria-hidden': true });
}
