import type { Page } from '@playwright/test';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { answerFileDialogs } from '../stage/file-dialog.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';
import { arrangeRows, boxes } from './label-design-ways/arrange-rows.ts';
import { conflictRows, openContested } from './label-design-ways/conflict-rows.ts';
import { dataRows, faulty } from './label-design-ways/data-rows.ts';
import { elementRows } from './label-design-ways/element-rows.ts';
import { openStart, startRows } from './label-design-ways/start-rows.ts';
import { openVersion, versionRows } from './label-design-ways/version-rows.ts';
import { placeRows } from './label-design-ways/place-rows.ts';
import { proofRows } from './label-design-ways/proof-rows.ts';
import { labelRows } from './label-design-ways/label-rows.ts';
import { labelFile } from './label-file.ts';
import { Hands, ways, type Row } from './label-design-ways/hands.ts';

interface Subject {
  readonly rows: readonly Row[];
  readonly open: (page: Page, stage: Stage) => Promise<LabelDesignPage>;
}

const blank = (page: Page) => LabelDesignPage.blank(page, 100, 80);

const subjects: Readonly<Record<string, Subject>> = {
  elements: { rows: [...placeRows, ...elementRows], open: blank },
  'the label': { rows: labelRows, open: blank },
  'what the label is shown with, and files,': {
    rows: dataRows,
    open: (page) => LabelDesignPage.ofFile(page, faulty),
  },
  'a version, its articles and how it is saved': { rows: versionRows, open: openVersion },
  'a label that somebody else saved': { rows: conflictRows, open: openContested },
  'a proof of a design that is not saved': {
    rows: proofRows,
    open: (page) => LabelDesignPage.ofFile(page, labelFile()),
  },
  'what a new label begins with': { rows: startRows, open: openStart },
  'the arrangement of elements': { rows: arrangeRows, open: (page) => LabelDesignPage.ofFile(page, boxes) },
};

for (const [subject, { rows, open }] of Object.entries(subjects))
  test(`everything about ${subject} is done by the pointer, by the keyboard alone and by single clicks, to the same file`, async ({
    signIn,
    stage,
  }) => {
    const page = await signIn('labels@demo.test');
    await page.setViewportSize({ width: 2000, height: 1500 });
    answerFileDialogs(page);
    const expected = new Map<Row, { file: string; shown: string }>();
    for (const way of ways) {
      const hands = new Hands(page, await open(page, stage), stage);
      for (const row of rows)
        await test.step(`${row.what}: ${way}`, async () => {
          await row.ways[way](hands);
          const file = row.isCovered === true ? '' : await hands.design.downloaded();
          const shown = way === 'pointer' ? await settled(row, hands) : '';
          const { file: wanted, shown: seen } = expected.get(row) ?? { file, shown };
          if (way === 'pointer') expected.set(row, { file, shown });
          expect(file, `${row.what}: the file by ${way}, and by the pointer`).toBe(wanted);
          // Parts of the screen follow the drawing.
          await expect.poll(async () => (await row.seen?.(hands)) ?? '').toBe(seen);
        });
      await discarded(page);
    }
  });

/** Returns what is seen after a row, once it stays the same: parts of the screen follow the drawing. */
async function settled({ seen }: Row, hands: Hands): Promise<string> {
  if (!seen) return '';
  let last = await seen(hands);
  for (;;) {
    // After a frame and all that is put off. An idle callback may never come while a dialog is open.
    await hands.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => undefined, { priority: 'background' });
    });
    const now = await seen(hands);
    if (now === last) return now;
    last = now;
  }
}

/** Begins anew: what this browser has kept of the design is not wanted. */
async function discarded(page: Page): Promise<void> {
  // The last change is kept half a second after it was made, also on a slow computer.
  await page.getByText('kept on this computer').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
}
