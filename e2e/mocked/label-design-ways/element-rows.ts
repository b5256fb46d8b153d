import { expect } from '@playwright/test';
import { selected, type Row } from './hands.ts';
import { command, pressed, select, type } from './row-kinds.ts';

/** Rows about elements that are there by the rows about places. */
export const elementRows: readonly Row[] = [
  {
    what: 'put guides through the middle of an element',
    ways: {
      pointer: async ({ design }) => {
        const { left, top, width, height } = await design.placeOf('box');
        await design.drag([-1, 60], [left + width / 2 + 0.2, 60]);
        await design.drag([60, -1], [60, top + height / 2 + 0.2]);
      },
      keys: async (hands) => {
        await hands.find('box', 'b');
        await hands.onCanvas('g');
      },
      clicks: async (hands) => {
        const { left, top, width, height } = await hands.design.placeOf('box');
        const { design } = hands;
        await hands.clickAndType(design.field('New guide from left (mm)'), String(left + width / 2));
        await hands.clickAndType(design.field('New guide from top (mm)'), String(top + height / 2));
      },
    },
  },
  select('box', 'b'),
  command('bring to the front', 'Shift+F', 'To the front'),
  command('send to the back', 'Shift+D', 'To the back'),
  command('bring forward', 'f', 'Forward'),
  command('send backward', 'd', 'Backward'),
  {
    what: 'duplicate',
    ways: {
      pointer: async (hands) => {
        const [x, y] = await hands.middleOfSelection();
        await hands.page.keyboard.down('Alt');
        await hands.design.drag([x + 4, y], [x + 6, y + 2.2]);
        await hands.page.keyboard.up('Alt');
        await hands.onCanvas('Control+z');
        await hands.fromMenu('Duplicate', await hands.middleOfSelection());
      },
      keys: (hands) => hands.onCanvas('Control+d'),
      clicks: (hands) => hands.button('Duplicate').click(),
    },
  },
  {
    what: 'select all of a kind',
    ways: pressed(
      async (hands) => hands.fromMenu('Select all of this kind', await hands.middleOfSelection()),
      (hands) => hands.fromKeyMenu('Shift+F10', 'Select all of this kind'),
    ),
    seen: selected,
  },
  command('group', 'Control+g', 'Group'),
  command('ungroup', 'Control+Shift+G', 'Ungroup'),
  command('lock', 'Control+Shift+L', 'Lock'),
  command('unlock', 'Control+Shift+L', 'Unlock'),
  select('oval', 'o', [0, 0.5]),
  {
    what: 'copy and paste',
    ways: pressed(
      async (hands) => {
        await hands.fromMenu('Copy', await hands.middleOfSelection());
        await hands.fromMenu('Paste', await hands.middleOfSelection());
      },
      (hands) => hands.onCanvas('Control+c', 'Control+v'),
    ),
  },
  {
    what: 'paste at the same place',
    ways: pressed(
      async (hands) => hands.fromMenu('Paste at the same place', await hands.middleOfSelection()),
      (hands) => hands.onCanvas('Control+Shift+V'),
    ),
  },
  {
    what: 'cut',
    ways: pressed(
      async (hands) => hands.fromMenu('Cut', await hands.middleOfSelection()),
      (hands) => hands.onCanvas('Control+x'),
    ),
  },
  select('text', 't'),
  {
    what: 'rename',
    ways: {
      pointer: async (hands) => {
        await hands.design.row('text').dblclick();
        await expect(hands.design.field('Name')).toBeFocused();
        await hands.typeOver('title');
      },
      keys: async (hands) => {
        await hands.onCanvas('F2');
        await expect(hands.design.field('Name')).toBeFocused();
        await hands.typeOver('title');
      },
      clicks: (hands) => hands.clickAndType(hands.design.field('Name'), 'title'),
    },
  },
  {
    what: 'edit the text',
    ways: {
      pointer: async (hands) => {
        const { x, y } = await hands.design.at(10, 5);
        await hands.page.mouse.dblclick(x, y);
        await expect(hands.design.field('Content')).toBeFocused();
        await hands.typeAll('{{title}} of {{plant}}');
      },
      keys: async (hands) => {
        await hands.onCanvas('Enter');
        await expect(hands.design.field('Content')).toBeFocused();
        await hands.typeAll('{{title}} of {{plant}}');
      },
      clicks: async (hands) => {
        await hands.design.field('Content').click();
        await hands.typeAll('{{title}} of {{plant}}');
      },
    },
  },
  type('make the letters larger', 'Size (pt)', '12'),
  {
    what: 'select what is covered',
    ways: {
      pointer: async ({ page, design }) => {
        await design.click(50, 15);
        await page.keyboard.down('Alt');
        await design.click(50, 15);
        await page.keyboard.up('Alt');
      },
      keys: (hands) => hands.find('barcode', 'b'),
      clicks: (hands) => hands.fromMenu('Barcode barcode', [50, 15]),
    },
    seen: selected,
  },
  select('oval', 'o', [0, 0.5]),
  command('delete', 'Delete', 'Delete'),
  {
    what: 'undo',
    ways: pressed(
      (hands) => hands.page.getByRole('button', { name: /^Undo:/ }).click(),
      (hands) => hands.onCanvas('Control+z'),
    ),
    seen: selected,
  },
  {
    what: 'redo',
    ways: pressed(
      (hands) => hands.page.getByRole('button', { name: /^Redo:/ }).click(),
      (hands) => hands.onCanvas('Control+Shift+Z'),
    ),
  },
  {
    what: 'undo several steps',
    ways: {
      pointer: async (hands) => {
        await hands.button('Undo several steps').click();
        await hands.page.getByRole('menuitem').nth(1).click();
      },
      keys: (hands) => hands.onCanvas('Control+z', 'Control+z'),
      clicks: async (hands) => {
        const undo = hands.page.getByRole('button', { name: /^Undo:/ });
        await undo.click();
        await undo.click();
      },
    },
  },
];
