import { expect, type Locator, type Page } from '@playwright/test';
import type { LabelDesignPage } from '../../pages/label-design.page.ts';
import type { Stage } from '../../stage/stage.ts';

/** Ways to do everything in the designer: with drags, by the keyboard alone, and by single clicks. */
export const ways = ['pointer', 'keys', 'clicks'] as const;
export type Way = (typeof ways)[number];

/** Most presses of Tab from the beginning of a part of the screen to its last control. */
const MOST_TABS = 90;

/** The designer, and the hands of a person who works in one of the ways. */
export class Hands {
  readonly page: Page;
  readonly design: LabelDesignPage;
  /** Has what was sent to the server. */
  readonly stage: Stage;

  constructor(page: Page, design: LabelDesignPage, stage: Stage) {
    this.page = page;
    this.design = design;
    this.stage = stage;
  }

  /** Presses keys one after the other, such as “Shift+ArrowUp*3”. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const [, name = key, times = '1'] = /^(.+?)(?:\*(\d+))?$/.exec(key) ?? [];
      for (let time = 0; time < Number(times); time += 1) await this.page.keyboard.press(name);
    }
  }

  /** Goes to the drawing area by F6, and presses keys there. */
  async onCanvas(...keys: readonly string[]): Promise<void> {
    await this.#goTo('canvas', { isEnough: true });
    await this.press(...keys);
  }

  /** Goes to the list of elements by F6, and presses keys there. */
  async onList(...keys: readonly string[]): Promise<void> {
    await this.#goTo('elements', { isEnough: true });
    await this.press(...keys);
  }

  /** Selects an element in the list by the first letter of its name. */
  async find(name: string, letter: string): Promise<void> {
    await this.onList('Home');
    const row = this.design.row(name);
    await expect(async () => {
      await this.press(letter);
      await expect(row).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect(this.design.elements.getByRole('option', { selected: true })).toHaveCount(1);
  }

  /** Returns the middle of the first one of what is selected, in mm; of a box or an oval, a point on its upper line. */
  async middleOfSelection(): Promise<readonly [xMm: number, yMm: number]> {
    // The boxes of all that is selected are one path.
    const path = await this.design.canvas.locator('[data-frame] path').first().getAttribute('d');
    const [xMm, yMm, widthMm] = [...(path ?? '').matchAll(/-?[\d.]+/g)].map(Number);
    if (xMm === undefined || yMm === undefined || widthMm === undefined)
      throw new Error(`There is no frame in “${path}”.`);
    const zero = await this.design.at(0, 0);
    const one = await this.design.at(1, 1);
    return [xMm + widthMm / 2, yMm + 1 / (one.y - zero.y)];
  }

  /** Goes to a control by Tab, within a part of the screen that F6 leads to. */
  async tabTo(control: Locator, area: Area = 'inspector'): Promise<void> {
    // The status line is before the data; F6 leads to the list, but tools are above it.
    await this.#goTo(area === 'status' ? 'data' : area);
    const back = area === 'elements' || area === 'status' ? 'Shift+Tab' : 'Tab';
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isFocused(control)) return;
      await this.press(back);
    }
    throw new Error(`Tab does not reach ${String(control)}.`);
  }

  /** Goes on by Tab from where the focus is, as in what was just opened. */
  async tabWithin(control: Locator): Promise<void> {
    // Radios of a row of choices are there, but not what is seen of them.
    await control.waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isFocused(control)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead on to ${String(control)}.`);
  }

  /** Goes to the choice that is made by Tab, and to another one of the same group by the arrow keys. */
  async tabToRadio(group: Locator, name: string | RegExp, area: Area = 'inspector'): Promise<void> {
    const radio = group.getByRole('radio', { name });
    await this.tabTo(group.getByRole('radio', { checked: true }), area);
    for (let steps = 0; steps < MOST_TABS && !(await radio.isChecked()); steps += 1)
      await this.press('ArrowRight');
  }

  /** Fills in where the selected element is, and its size. */
  async fillPlace(fill: (field: Locator, text: string) => Promise<void>): Promise<void> {
    const place = { Left: '70', Top: '60', Width: '22.5', Height: '12' };
    for (const [name, mm] of Object.entries(place)) await fill(this.design.field(`${name} (mm)`), mm);
  }

  /** Goes to a control by Tab and presses it. */
  async tabAndPress(control: Locator, area?: Area, key = 'Enter'): Promise<void> {
    await this.tabTo(control, area);
    await this.press(key);
  }

  /** Goes to a field by Tab and types into it. */
  async tabAndType(field: Locator, text: string, area?: Area): Promise<void> {
    await this.tabTo(field, area);
    await this.typeOver(text);
  }

  /** Presses a field once and types into it. */
  async clickAndType(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.typeOver(text);
  }

  /** Types in the place of what the field has. */
  async typeOver(text: string): Promise<void> {
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    await this.press('Enter');
  }

  /** Types in the place of a text of several lines, in which Enter begins another one. */
  async typeAll(text: string): Promise<void> {
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Goes to a list of choices by Tab and takes one by its first letters. */
  async tabAndChoose(select: Locator, option: string, area?: Area): Promise<void> {
    await this.tabTo(select, area);
    await this.page.keyboard.type(option);
  }

  /** Opens the menu of a place with the right button, and takes an entry. */
  async fromMenu(entry: string, at: readonly [xMm: number, yMm: number]): Promise<void> {
    const { x, y } = await this.design.at(...at);
    await this.page.mouse.click(x, y, { button: 'right' });
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  /** Opens the menu of what is selected by a key, and takes an entry by its first letter and Down. */
  async fromKeyMenu(key: string, entry: string): Promise<void> {
    await this.onCanvas(key);
    await this.takeByKeys(entry);
  }

  /** Takes an entry of an open menu by Down. */
  async takeByKeys(entry: string | RegExp): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: entry, exact: true });
    await this.untilMenuListens();
    for (let steps = 0; steps < MOST_TABS && !(await isFocused(item)); steps += 1)
      await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Waits until the keys of a menu that was opened go to it. */
  async untilMenuListens(): Promise<void> {
    await expect(this.page.getByRole('menu').locator(':focus')).toBeAttached();
  }

  /** Drags a handle of what is selected to a place. */
  async dragGrip(name: string, to: readonly [xMm: number, yMm: number]): Promise<void> {
    const from = await this.design.grip(name);
    const end = await this.design.at(...to);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2);
    await this.page.mouse.move(end.x, end.y);
    await this.page.mouse.up();
  }

  /** Presses a handle of what is selected, then the place where it goes. */
  async clickGrip(name: string, to: readonly [xMm: number, yMm: number]): Promise<void> {
    const { x, y } = await this.design.grip(name);
    await this.page.mouse.click(x, y);
    await this.design.click(...to);
  }

  /** A button beside the list of elements. */
  inRail(name: string): Locator {
    return this.page.locator('[data-area="elements"]').getByRole('button', { name, exact: true });
  }

  undo(): Locator {
    return this.page.getByRole('button', { name: /^Undo:/ });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Goes round the parts of the screen by F6 until one has the focus; its beginning, unless to be in it is enough. */
  async #goTo(area: Part, { isEnough = false } = {}): Promise<void> {
    const main = this.page.locator(`[data-area="${area}"]`);
    const isThere = () => main.evaluate((node) => node.contains(document.activeElement));
    if (
      isEnough &&
      (await main
        .locator('[role="listbox"], [role="application"]')
        .evaluateAll((nodes) => nodes.some((node) => node === document.activeElement)))
    )
      return;
    for (let parts = 0; parts < 5; parts += 1) {
      await this.press('F6');
      if (await isThere()) return;
    }
    throw new Error(`F6 does not lead to “${area}”.`);
  }
}

type Part = 'elements' | 'canvas' | 'inspector' | 'data';
/** A part of the screen that F6 leads to, or the status line. */
type Area = Part | 'status';

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => node === document.activeElement);

/** One row of the table of what can be done, in each of the ways. */
export interface Row {
  readonly what: string;
  readonly ways: Readonly<Record<Way, (hands: Hands) => Promise<void>>>;
  /** Returns what the ways must agree about beside the file, such as what is selected. */
  readonly seen?: (hands: Hands) => Promise<string>;
  /** What is open covers the menu that downloads the file, which these rows do not change. */
  readonly isCovered?: boolean;
}

/** Names of what is selected, as the list has them. */
export const selected = ({ design }: Hands): Promise<string> => design.selected();
