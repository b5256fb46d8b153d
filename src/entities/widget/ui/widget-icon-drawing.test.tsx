import { describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { WidgetIconDrawing } from './widget-icon-drawing';

describe('the icon of a widget', () => {
  it.each([
    ['print', 'printer'],
    ['warehouse', 'warehouse'],
    ['truck', 'truck'],
    ['cubes', 'boxes'],
    ['barcode', 'barcode'],
    ['qrcode', 'qr-code'],
    ['microchip', 'microchip'],
    ['globe', 'globe'],
    ['dove', 'bird'],
    ['dog', 'dog'],
    ['user', 'user'],
    ['chair', 'armchair'],
    ['table', 'table'],
    ['industry', 'factory'],
    ['fa-box', 'package'],
    ['fish', 'fish'],
    ['unheard-of', 'printer'],
    ['constructor', 'printer'],
  ])('draws the icon %s as %s', (name, drawn) => {
    const { container } = renderWith(<WidgetIconDrawing name={name} />);
    const icon = container.querySelector('svg');
    expect(icon?.classList).toContain(`lucide-${drawn}`);
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
  });
});
