import { beforeEach } from 'vitest';
import { useWidgetStore } from '../model/widget-store';

/** Clears the widgets stored in this browser before every test of a file; call it once at its top. */
export function withEmptyWidgetStore(): void {
  beforeEach(() => useWidgetStore.setState({ widgets: {}, choices: {} }));
}
