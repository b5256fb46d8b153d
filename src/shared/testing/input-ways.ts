import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Ways to use a form: by the pointer, or by the keyboard alone, which has to reach every control by Tab, and entries of a menu by arrows. */
export const inputWays = ['pointer', 'keys'] as const;
export type InputWay = (typeof inputWays)[number];

/** Returns a control when its step begins: steps before may have made it. */
type Control = () => HTMLElement;

/** One thing that is done to a form in one of the ways. */
export type InputStep = (way: InputWay) => Promise<void>;

/** Most presses of Tab from one control to another. */
const MOST_TABS = 150;

async function reach(way: InputWay, control: HTMLElement): Promise<void> {
  if (way === 'pointer') return userEvent.click(control);
  const isEntry = control.matches('[role="menuitem"]');
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (document.activeElement === control) return;
    await (isEntry ? userEvent.keyboard('{ArrowDown}') : userEvent.tab());
  }
  throw new Error(`The keyboard does not reach ${control.outerHTML.slice(0, 200)}.`);
}

/** Presses a button, an entry or a box to tick. */
export const pressing =
  (control: Control): InputStep =>
  async (way) => {
    const found = control();
    await reach(way, found);
    if (way === 'keys') await userEvent.keyboard(found.matches('[type="checkbox"]') ? ' ' : '{Enter}');
  };

/** Types in place of what a field has; where it has one line, Enter ends it. */
export const typing =
  (control: Control, text: string): InputStep =>
  async (way) => {
    const found = control();
    await reach(way, found);
    // Braces begin the names of keys, and are doubled to be typed.
    const keys = text.replaceAll(/[{[]/g, '$&$&');
    await userEvent.keyboard(`{Control>}a{/Control}${keys}${found.matches('textarea') ? '' : '{Enter}'}`);
  };

/** Takes an option of a list by its visible text. The keys within a list are those of the browser, which has none here. */
export const choosing =
  (control: Control, option: string): InputStep =>
  async (way) => {
    const found = control();
    const { value } = within(found).getByRole<HTMLOptionElement>('option', { name: option });
    if (way === 'pointer') return userEvent.selectOptions(found, value);
    await reach(way, found);
    fireEvent.change(found, { target: { value } });
  };

/** Takes one of the choices of a group that are all seen. */
export const picking =
  (group: Control, option: string): InputStep =>
  async (way) => {
    const choices = within(group());
    const chosen = choices.getByRole<HTMLInputElement>('radio', { name: option });
    if (way === 'pointer') return userEvent.click(chosen);
    await reach(way, choices.getByRole('radio', { checked: true }));
    const { length } = choices.getAllByRole('radio');
    for (let steps = 0; steps < length && !chosen.checked; steps += 1)
      await userEvent.keyboard('{ArrowRight}');
  };

/** Goes to a control by the pointer, or from the one that has the focus by keys such as “{ArrowDown}”. */
export const goingTo =
  (control: Control, keys: string): InputStep =>
  async (way) => {
    if (way === 'pointer') return userEvent.click(control());
    await userEvent.keyboard(keys);
  };
