import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { WidgetIconDrawingProps } from './widget-icon-drawing';

/** Thirteen drawings of which a screen shows a few: they come after the cards themselves. */
const Drawing = lazyPart(async () => ({
  default: (await import('./widget-icon-drawing')).WidgetIconDrawing,
}));

/** A widget's icon, decorative; its place is kept while the drawing is fetched. */
export function WidgetIcon({ name, size = 24 }: WidgetIconDrawingProps) {
  return (
    <Suspense fallback={<span aria-hidden style={{ width: size, height: size }} />}>
      <Drawing name={name} size={size} />
    </Suspense>
  );
}
