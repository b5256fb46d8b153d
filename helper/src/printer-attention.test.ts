import { describe, expect, it } from 'vitest';
import { attentionFrom } from './printer-attention.ts';

describe('a printer with the reasons', () => {
  it.each([
    [['media-empty-error'], 'The printer is out of labels or paper.'],
    [['media-jam'], 'Labels or paper are jammed in the printer.'],
    [['cover-open-warning'], 'A cover of the printer is open.'],
    [['door-open-error'], 'A door of the printer is open.'],
    [['offline-report', 'offline'], 'The printer is offline or switched off.'],
    [['marker-supply-empty-error'], 'The ribbon, ink or toner is used up.'],
    [['toner-low-warning', 'media-empty'], 'The printer is out of labels or paper.'],
    [['frobnicator-bent-error'], 'The printer reports “frobnicator bent”.'],
  ])('%o is described as “%s”', (reasons, text) => {
    expect(attentionFrom(reasons)?.text).toBe(text);
  });

  it.each([[[]], [['none']], [['media-low-report']], [['job-printing']], [['some-unknown-warning']]])(
    '%o needs no attention',
    (reasons) => {
      expect(attentionFrom(reasons)).toBeNull();
    },
  );
});
