import { parseLabelTemplate } from 'label-core';
import { expect, it } from 'vitest';
import { shelfTemplate } from '@/entities/label/index.testing';
import { pause } from '@/shared/lib/timing';
import { NOTHING_CHECKED } from './article-check';
import { CheckNotLoaded } from './check-articles';
import type { CheckAnswer } from './check-messages';
import { createCheckRunner } from './check-runner';

const request = { template: parseLabelTemplate(shelfTemplate), dpi: 203, values: [] };
const fontUrls = { regular: '', bold: '' };
const found = { ...NOTHING_CHECKED, checked: 4 };

/** Returns a runner whose checks go on when the test says so. */
function slowRunner() {
  const answers: CheckAnswer[] = [];
  const steps: (() => void)[] = [];
  const ended: string[] = [];
  const take = createCheckRunner(
    (answer) => answers.push(answer),
    async (_request, { report, assertWanted }) => {
      try {
        for (;;) {
          await new Promise<void>((resolve) => {
            steps.push(resolve);
          });
          assertWanted();
          report(found);
        }
      } finally {
        ended.push('ended');
      }
    },
  );
  const step = async () => {
    for (const go of steps.splice(0)) go();
    await pause(0);
  };
  return { take, step, answers, ended };
}

it('ends a check that is cancelled at its next pause, and answers it no more', async () => {
  const { take, step, answers, ended } = slowRunner();
  take({ id: 1, request, fontUrls });
  await step();
  take({ id: 1, cancel: true });
  await step();
  expect([answers, ended]).toEqual([[{ id: 1, found }], ['ended']]);
});

it('does only the newest check, which the end of an older one does not touch', async () => {
  const { take, step, answers, ended } = slowRunner();
  take({ id: 1, request, fontUrls });
  take({ id: 2, request, fontUrls });
  take({ id: 1, cancel: true });
  await step();
  expect([answers, ended]).toEqual([[{ id: 2, found }], ['ended']]);
});

it.each([
  [new CheckNotLoaded('No fonts.'), 'not-loaded'],
  [new RangeError('No such dpi.'), 'not-checked'],
])('says why a check failed: %s', async (error, fault) => {
  const answers: CheckAnswer[] = [];
  const take = createCheckRunner(
    (answer) => answers.push(answer),
    async () => {
      throw error;
    },
  );
  take({ id: 1, request, fontUrls });
  await pause(0);
  expect(answers).toEqual([{ id: 1, fault }]);
});
