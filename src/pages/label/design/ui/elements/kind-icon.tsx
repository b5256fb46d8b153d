import type { LabelElement } from 'label-core';
import { Barcode, Circle, Image, Minus, Spline, Square, Table, Type } from 'lucide-react';

const ICONS = {
  text: Type,
  barcode: Barcode,
  image: Image,
  rectangle: Square,
  ellipse: Circle,
  line: Minus,
  path: Spline,
  table: Table,
} as const satisfies Readonly<Record<LabelElement['type'], typeof Type>>;

/** Icon of a kind of element; its name stands beside it. */
export function KindIcon({ kind, size = 16 }: { kind: LabelElement['type']; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} aria-hidden />;
}
