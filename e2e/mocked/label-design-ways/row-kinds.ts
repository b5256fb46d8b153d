import { selected, type Hands, type Row } from './hands.ts';

/** What is done the same way by the pointer and by single clicks: a press of a button or an entry of a menu. */
export const pressed = (press: (hands: Hands) => Promise<void>, keys: (hands: Hands) => Promise<void>) => ({
  pointer: press,
  clicks: press,
  keys,
});

export const add = (what: string, key: string): Row => ({
  what: `add ${what}`,
  ways: pressed(
    ({ design }) => design.add(what).click(),
    (hands) => hands.onCanvas(key),
  ),
});

/** Selects an element as each of the ways does: the boxes are hit at their edges. */
export const select = (
  name: string,
  letter: string,
  [across, down]: readonly [number, number] = [0.7, 0],
): Row => ({
  what: `select ${name}`,
  ways: {
    pointer: async ({ design }) => {
      const { left, top, width, height } = await design.placeOf(name);
      await design.click(left + width * across, top + height * down);
    },
    keys: async (hands) => {
      await hands.find(name, letter);
    },
    clicks: ({ design }) => design.row(name).click(),
  },
  seen: selected,
});

/** Types into a field of the inspector. */
export const type = (what: string, field: string, text: string): Row => ({
  what,
  ways: pressed(
    (hands) => hands.clickAndType(hands.design.field(field), text),
    (hands) => hands.tabAndType(hands.design.field(field), text),
  ),
});

/** An entry of the menu with the right button, a key of the drawing area, and a button beside it. */
export const command = (what: string, key: string, entry: string, button = entry): Row => ({
  what,
  ways: {
    pointer: async (hands) => hands.fromMenu(entry, await hands.middleOfSelection()),
    keys: (hands) => hands.onCanvas(key),
    clicks: (hands) => hands.button(button).click(),
  },
});

/** A button of the inspector, and an entry of the menu that A opens. */
export const aligned = (what: string, name: string): Row => ({
  what,
  ways: pressed(
    (hands) => hands.button(name).click(),
    (hands) => hands.fromKeyMenu('a', name),
  ),
});

/** A button of the inspector, and a key of the drawing area. */
export const buttonIn = (what: string, name: string, key: string): Row => ({
  what,
  ways: pressed(
    (hands) => hands.button(name).click(),
    (hands) => hands.onCanvas(key),
  ),
});

/** A box that is checked or not, in what a button of the status line opens. */
export const switched = (what: string, opener: string, box: string): Row => ({
  what,
  ways: pressed(
    async ({ page }) => {
      await page.getByRole('button', { name: opener, exact: true }).last().click();
      await page.getByRole('checkbox', { name: box }).click();
      await page.getByRole('button', { name: opener, exact: true }).last().click();
    },
    async (hands) => {
      await hands.tabAndPress(hands.button(opener).last(), 'status');
      await hands.tabWithin(hands.page.getByRole('checkbox', { name: box }));
      await hands.press('Space', 'Escape');
    },
  ),
});

/** A choice that is seen, and a button that heeds it. */
export const choiceOf =
  (name: string) =>
  (what: string, option: string, button: string): Row => {
    const group = ({ design }: Hands) => design.properties.getByRole('radiogroup', { name });
    return {
      what: `${name} ${what}`,
      ways: pressed(
        async (hands) => {
          await group(hands).getByText(option, { exact: true }).click();
          await hands.button(button).click();
        },
        async (hands) => {
          await hands.tabToRadio(group(hands), option);
          await hands.tabAndPress(hands.button(button));
        },
      ),
    };
  };
