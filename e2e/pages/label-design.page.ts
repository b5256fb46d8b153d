import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type UploadedFile = Readonly<{ name: string; mimeType: string; buffer: Buffer }>;

/** Screen on which a label is designed. */
export class LabelDesignPage {
  readonly canvas: Locator;
  readonly elements: Locator;
  readonly properties: Locator;
  readonly name: Locator;
  readonly told: Locator;
  readonly menu: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('application', { name: /^Label, / });
    this.elements = page.getByRole('listbox', { name: 'Elements, the front one first' });
    this.properties = page.getByRole('region', { name: 'Properties' });
    this.name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
    this.told = page.locator('output');
    this.menu = page.getByRole('menu', { name: 'What can be done here' });
  }

  /** Opens the designer with a blank label of a size in mm. */
  static async blank(page: Page, widthMm: number, heightMm: number, origin = ''): Promise<LabelDesignPage> {
    await page.goto(`${origin}/#/addlabel/design`);
    await page.getByRole('textbox', { name: 'Width in mm' }).fill(String(widthMm));
    await page.getByRole('textbox', { name: 'Height in mm' }).fill(String(heightMm));
    await page.keyboard.press('Enter');
    const design = new LabelDesignPage(page);
    await design.properties.getByRole('textbox').first().waitFor();
    await page.getByRole('button', { name: /^Add the label/ }).waitFor();
    return design;
  }

  /** Opens the designer with a label of a file. */
  static async ofFile(page: Page, file: UploadedFile): Promise<LabelDesignPage> {
    await page.goto('/#/addlabel/design');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Design this label' }).click();
    const design = new LabelDesignPage(page);
    await design.properties.getByRole('textbox').first().waitFor();
    await page.getByRole('button', { name: /^Add the label/ }).waitFor();
    return design;
  }

  field(name: string): Locator {
    return this.properties.getByRole('textbox', { name, exact: true });
  }

  add(what: string): Locator {
    return this.#page.getByRole('button', { name: `Add ${what}` });
  }

  row(name: string): Locator {
    return this.elements.getByRole('option', { name: new RegExp(`^\\w+ ${name},`) });
  }

  /** Returns the point of the page, in px, that is a place of the label, in mm. */
  async at(xMm: number, yMm: number): Promise<{ x: number; y: number }> {
    const label = (await this.canvas.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [, width = '1'] =
      /Label, ([\d.]+) by/.exec((await this.canvas.getAttribute('aria-label')) ?? '') ?? [];
    const scale = label.width / Number(width);
    return { x: label.x + xMm * scale, y: label.y + yMm * scale };
  }

  /** Returns the middle of a handle of what is selected, in px of the page. */
  async grip(name: string): Promise<{ x: number; y: number }> {
    const box = await this.canvas.locator(`[data-grip="${name}"]`).boundingBox();
    if (!box) throw new Error(`There is no handle “${name}”.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Returns the box of an element in mm, from its name in the list: “… 2 from left, 9.5 from top, 20 by 10 mm”. */
  async placeOf(name: string): Promise<{ left: number; top: number; width: number; height: number }> {
    const words = (await this.row(name).textContent()) ?? '';
    const [, ...sides] = /([\d.]+) from left, ([\d.]+) from top, ([\d.]+) by ([\d.]+) mm/.exec(words) ?? [];
    const [left = 0, top = 0, width = 0, height = 0] = sides.map(Number);
    return { left, top, width, height };
  }

  /** Returns the names of what is selected, as the list has them. */
  async selected(): Promise<string> {
    const rows = await this.elements.getByRole('option', { selected: true }).allTextContents();
    return rows.join('\n');
  }

  /** Returns the ids of the elements that are drawn. */
  async drawnIds(): Promise<string> {
    const drawn = this.canvas.locator('svg g[data-element]');
    const ids = await drawn.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-element')));
    return ids.join(' ');
  }

  /** Returns the text of the Platen JSON that the menu beside Save downloads. */
  downloaded(): Promise<string> {
    return this.#download('Download as Platen JSON');
  }

  /** Returns the text of the SVG drawing that the menu beside Save downloads. */
  drawing(): Promise<string> {
    return this.#download('Download as SVG, as printed');
  }

  async #download(entry: string): Promise<string> {
    const downloading = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: 'More ways to save' }).click();
    await this.#page.getByRole('menuitem', { name: entry }).click();
    return readFile(await (await downloading).path(), 'utf8');
  }

  async click(xMm: number, yMm: number): Promise<void> {
    const { x, y } = await this.at(xMm, yMm);
    await this.#page.mouse.click(x, y);
  }

  async drag(
    from: readonly [xMm: number, yMm: number],
    to: readonly [xMm: number, yMm: number],
  ): Promise<void> {
    const [start, end] = [await this.at(...from), await this.at(...to)];
    await this.#page.mouse.move(start.x, start.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await this.#page.mouse.move(end.x, end.y);
    await this.#page.mouse.up();
  }

  /** Shows the label with an article, which is found by a search. */
  async show(article: string, search: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: 'Show with an article' });
    await field.fill(search);
    await this.#page.getByRole('option', { name: article }).first().click();
    await expect(this.#page.getByRole('combobox', { name: 'Values that are shown' })).toContainText(article);
  }

  /** Switches off that edges are aligned with the dots of the printer. */
  async withoutDots(): Promise<void> {
    const opener = this.#page.getByRole('button', { name: 'Align with' });
    await opener.press('Enter');
    const dots = this.#page.getByRole('checkbox', { name: 'Dots of the printer' });
    await dots.press('Space');
    await expect(dots).not.toBeChecked();
    await this.#page.keyboard.press('Escape');
    await expect(dots).toBeHidden();
  }
}
