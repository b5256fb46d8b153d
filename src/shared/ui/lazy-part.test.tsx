import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}

const Tea = ({ sugar }: { sugar: number }) => <p>tea with {sugar}</p>;

/** Page with the part; another key mounts it anew. */
const pageOf = (Part: ComponentType<{ sugar: number }>) => (key: number, sugar: number) => (
  <Boundary key={key}>
    <Suspense fallback={<p>wait</p>}>
      <Part sugar={sugar} />
    </Suspense>
  </Boundary>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it('fetches its code again when it is drawn again, and no more once it is there', async () => {
  let isOnline = false;
  const load = vi.fn<() => Promise<{ default: typeof Tea }>>(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module: /tea.js');
    return { default: Tea };
  });
  const LazyTea = lazyPart(load);
  const page = pageOf(LazyTea);
  const { rerender } = render(page(1, 1));
  expect(await screen.findByText('broken')).toBeTruthy();
  isOnline = true;
  rerender(page(2, 1));
  expect(await screen.findByText('tea with 1')).toBeTruthy();
  const calls = load.mock.calls.length;
  rerender(page(3, 2));
  expect(screen.getByText('tea with 2')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(calls);
});
