import { beforeEach } from 'vitest';
import { useWidgetStore } from '../model/widget-store';

/** Every test of a file finds no widget kept in this browser; to be called once at its top. */
export function withEmptyWidgetStore(): void {
  beforeEach(() => useWidgetStore.setState({ widgets: {}, choices: {} }));
}
