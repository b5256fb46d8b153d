import { expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { LastPrintLine } from './last-print-line';

const TRYING = 'Sent; the printer does not answer, trying until 08:38.';
const REFUSED = 'The printer refused it.';
const sent = { kind: 'success', text: 'sent', articleName: 'Oats', quantity: 3, atMs: 0 } as const;
const refused = { ...sent, kind: 'error', text: REFUSED } as const;

it.each([
  ['what the printer helper tells of a print that was sent', sent, TRYING, TRYING],
  ['that it was sent, where nobody follows it', sent, '', 'Sent'],
  ['why it failed, whatever was followed before', refused, TRYING, REFUSED],
])('the last print of a card says %s', (_, print, standing, words) => {
  const { container } = renderWith(<LastPrintLine print={print} standing={standing} />);
  expect(container.querySelector('p')?.textContent.split('Oats').at(-1)).toBe(words);
});
