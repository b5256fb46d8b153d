import type { Hands, Row } from './hands.ts';
import { pressed } from './row-kinds.ts';

/** What is below the label: its data, and what was found out about it. */
export const below = ({ page }: Hands) => page.getByRole('region', { name: 'Data and problems' });
const tabs = (hands: Hands) => below(hands).getByRole('radiogroup').first();
export const shownValues = (hands: Hands) =>
  below(hands).getByRole('combobox', { name: 'Values that are shown' });
export const shownRow = (hands: Hands) =>
  shownValues(hands).evaluate((list) =>
    list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.text ?? '') : '',
  );
/** Opens a panel below the label. */
export const panel = (name: RegExp) =>
  pressed(
    (hands) => tabs(hands).getByText(name).click(),
    (hands) => hands.tabToRadio(tabs(hands), name, 'data'),
  );

/** Presses a button of a panel. */
export const press = (what: string, button: string | RegExp, seen?: Row['seen']): Row => ({
  what,
  ways: pressed(
    (hands) => below(hands).getByRole('button', { name: button }).first().click(),
    (hands) => hands.tabAndPress(below(hands).getByRole('button', { name: button }).first(), 'data'),
  ),
  ...(seen && { seen }),
});
