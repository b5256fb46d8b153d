import type { Page } from '@playwright/test';
import { median, type Measurement } from './measurement.ts';

/** Network named “Fast 4G” in the developer tools of Chrome: ms, bytes a second. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
} as const;

/** Factor by which the processor is slowed down for measuring what people wait for. */
export const SLOWDOWN = 4;

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slows the processor down four times and the network to fast 4G, and returns the function that ends this. */
export async function slowDownAll(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/** Returns the measurements of keystrokes: a person feels the worst of them too. */
export const keystrokes = (what: string, times: readonly number[]): Measurement[] => [
  { what: `${what}, 4x slower`, measured: median(times), unit: 'ms', budget: 30 },
  {
    what: `${what}, worst of ${times.length}, 4x slower`,
    measured: Math.max(...times),
    unit: 'ms',
    budget: 50,
  },
];

/** Returns the memory that the scripts of the page use after a garbage collection, in MB. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}
