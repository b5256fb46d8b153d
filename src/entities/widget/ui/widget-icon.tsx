import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { WidgetIconDrawingProps } from './widget-icon-drawing';

/** Loaded after the cards: there are thirteen drawings, of which a screen shows a few. */
const Drawing = lazyPart(async () => ({
  default: (await import('./widget-icon-drawing')).WidgetIconDrawing,
}));

/** Icon of a widget, decorative; keeps its space while the drawing is loaded. */
export function WidgetIcon({ name, size = 24 }: WidgetIconDrawingProps) {
  return (
    <Suspense fallback={<span aria-hidden style={{ width: size, height: size }} />}>
      <Drawing name={name} size={size} />
    </Suspense>
  );
}
