import type { Page } from '@playwright/test';

/** Parts of the page that moved by themselves. */
export interface Shifts {
  /** Sum of the layout shift scores (CLS); 0 when nothing moved. */
  readonly score: number;
  /** The largest ones, for the message. */
  readonly moved: readonly string[];
}

const TOLD = 3;

interface Watched {
  layoutShifts: { score: number; moved: string }[];
}

/** Watches every document that this page opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { layoutShifts: [] };
    Object.assign(globalThis, watched);
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
    const nameOf = (node: Node | null) =>
      `${node?.nodeName ?? ''} “${(node?.textContent ?? '').trim().slice(0, 30)}”`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources
          .map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${nameOf(node)} from ${from.x} ${from.y} to ${to.x} ${to.y}`,
          )
          .join(', ');
        watched.layoutShifts.push({ score: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns what has moved since the last call, besides what a person moved. */
export async function takeShifts(page: Page): Promise<Shifts> {
  const shifts = await page.evaluate(() =>
    (globalThis as unknown as Watched).layoutShifts.splice(0).map((shift) => ({ ...shift })),
  );
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts
      .toSorted((one, other) => other.score - one.score)
      .slice(0, TOLD)
      .map(({ score, moved }) => `${score.toFixed(4)}: ${moved}`),
  };
}
