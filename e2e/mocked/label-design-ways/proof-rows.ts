import { expect } from '@playwright/test';
import type { Hands, Row } from './hands.ts';
import { pressed, type } from './row-kinds.ts';

const PROOF = '/api/labels/proof';

const dialog = ({ page }: Hands) => page.getByRole('dialog', { name: 'Print a proof' });
const printer = (hands: Hands) => dialog(hands).getByRole('combobox', { name: 'Printer' });
const copies = (hands: Hands) => dialog(hands).getByRole('spinbutton', { name: 'Copies' });
const button = (hands: Hands, name: string) => dialog(hands).getByRole('button', { name, exact: true });

/** Presses a button of the dialog. */
const press = (name: string) =>
  pressed(
    (hands) => button(hands, name).click(),
    async (hands) => {
      await hands.tabWithin(button(hands, name));
      await hands.press('Enter');
    },
  );

/** Returns what is chosen in the dialog. */
const chosen = async (hands: Hands): Promise<string> =>
  `${await printer(hands).locator('option:checked').innerText()}, ${await copies(hands).inputValue()}`;

/** Returns what is said after a print, what was sent for it without its key, and how many files have reached the printer for each proof. */
const printed = async (hands: Hands): Promise<string> => {
  await expect(dialog(hands).getByText(/were sent to the printer|was sent to the printer/)).toBeVisible();
  const proofs = hands.stage.callsTo(PROOF, 'POST');
  const sent = JSON.stringify(proofs.at(-1)?.body, (key, value: unknown) =>
    key === 'idempotencyKey' ? typeof value : value,
  );
  const { printed: files } = hands.stage.helper;
  return `${await dialog(hands).innerText()} ${sent} ${files.length / proofs.length}`;
};

/** Rows about the print of a design that is not saved. */
export const proofRows: readonly Row[] = [
  type('a change that is not saved', 'Width (mm)', '62'),
  {
    what: 'open the dialog of a proof',
    ways: pressed(
      (hands) => hands.button('Print a proof').click(),
      (hands) => hands.tabAndPress(hands.button('Print a proof'), 'elements'),
    ),
    seen: chosen,
    isCovered: true,
  },
  {
    what: 'another printer',
    ways: pressed(
      async (hands) => {
        await printer(hands).selectOption({ label: 'Line 1 (ZPL)' });
      },
      async (hands) => {
        await hands.tabWithin(printer(hands));
        await hands.page.keyboard.type('Line');
      },
    ),
    seen: chosen,
    isCovered: true,
  },
  {
    what: 'another copy',
    ways: pressed(
      (hands) => button(hands, 'One more').click(),
      async (hands) => {
        await hands.tabWithin(copies(hands));
        await hands.press('ArrowUp');
      },
    ),
    seen: chosen,
    isCovered: true,
  },
  { what: 'print the proof', ways: press('Print 2 proofs'), seen: printed, isCovered: true },
  { what: 'begin another proof', ways: press('Print another proof'), seen: chosen, isCovered: true },
  { what: 'print another proof', ways: press('Print 2 proofs'), seen: printed, isCovered: true },
  {
    what: 'close the dialog of a proof',
    ways: pressed(
      (hands) => button(hands, 'Close').click(),
      (hands) => hands.press('Escape'),
    ),
    seen: async (hands) => {
      await dialog(hands).waitFor({ state: 'detached' });
      return hands.page.evaluate(() => document.activeElement?.textContent ?? '');
    },
  },
];
