import { selected, type Row } from './hands.ts';
import { add, aligned, pressed, select } from './row-kinds.ts';

/** Selects the picture and the box, in this order. */
const selectTwo: Row = {
  what: 'add to the selection',
  ways: {
    pointer: async ({ page, design }) => {
      const picture = await design.placeOf('picture');
      const box = await design.placeOf('box');
      await design.click(picture.left + picture.width / 2, picture.top + picture.height / 2);
      await page.keyboard.down('Shift');
      await design.click(box.left + box.width * 0.7, box.top);
      await page.keyboard.up('Shift');
    },
    keys: async (hands) => {
      await hands.find('picture', 'p');
      await hands.press('Shift+ArrowUp');
    },
    clicks: async ({ design }) => {
      await design.row('picture').click();
      await design.row('box').click({ modifiers: ['Shift'] });
    },
  },
  seen: selected,
};

/** Rows about where elements are and how large, in an order in which each one has what the ones before it made. */
export const placeRows: readonly Row[] = [
  {
    what: 'switch the alignment with dots off',
    ways: pressed(
      async ({ page }) => {
        await page.getByRole('button', { name: 'Align with' }).click();
        await page.getByRole('checkbox', { name: 'Dots of the printer' }).click();
        await page.getByRole('button', { name: 'Align with' }).click();
      },
      ({ design }) => design.withoutDots(),
    ),
  },
  add('a text', 't'),
  add('a barcode', 'b'),
  add('a picture', 'i'),
  add('a box', 'x'),
  add('an oval', 'o'),
  add('a line', 'l'),
  {
    what: 'select one',
    ways: {
      pointer: ({ design }) => design.click(20, 5),
      keys: (hands) => hands.onCanvas('Home'),
      clicks: ({ design }) => design.row('text').click(),
    },
    seen: selected,
  },
  {
    what: 'move to the corner of the label',
    ways: {
      pointer: ({ design }) => design.drag([20, 5], [18.1, 2.9]),
      keys: (hands) => hands.onCanvas('Shift+ArrowLeft*2', 'Shift+ArrowUp*2'),
      clicks: async (hands) => {
        await hands.button('Pick up').click();
        await hands.design.click(0.2, 0.2);
      },
    },
  },
  {
    what: 'pick up and put down',
    ways: {
      pointer: ({ design }) => design.drag([20, 3], [22.1, 5]),
      keys: async (hands) => {
        await hands.onCanvas('Shift+ArrowRight*2', 'Shift+ArrowDown*2');
      },
      clicks: async (hands) => {
        await hands.clickAndType(hands.design.field('Left (mm)'), '2');
        await hands.clickAndType(hands.design.field('Top (mm)'), '2');
      },
    },
  },
  {
    what: 'nudge',
    ways: {
      pointer: async (hands) => {
        for (let times = 0; times < 3; times += 1) await hands.button('Nudge down').click();
      },
      keys: (hands) => hands.onCanvas('ArrowDown*3'),
      clicks: (hands) => hands.clickAndType(hands.design.field('Top (mm)'), '2.3'),
    },
  },
  select('box', 'b'),
  {
    what: 'resize to the edges of the label',
    ways: {
      pointer: (hands) => hands.dragGrip('bottom-right', [99.9, 79.8]),
      keys: (hands) => hands.onCanvas('Control+Shift+ArrowRight*64', 'Control+Shift+ArrowDown*60'),
      clicks: (hands) => hands.clickGrip('bottom-right', [99.9, 79.8]),
    },
  },
  {
    what: 'resize back',
    ways: pressed(
      async (hands) => {
        await hands.clickAndType(hands.design.field('Width (mm)'), '60/3');
        await hands.clickAndType(hands.design.field('Height (mm)'), '10');
      },
      async (hands) => {
        await hands.tabAndType(hands.design.field('Width (mm)'), '20');
        await hands.tabAndType(hands.design.field('Height (mm)'), '10');
      },
    ),
  },
  {
    what: 'turn right',
    ways: pressed(
      (hands) => hands.button('Turn right').click(),
      (hands) => hands.onCanvas('r'),
    ),
  },
  {
    what: 'turn left',
    ways: pressed(
      (hands) => hands.button('Turn left').click(),
      (hands) => hands.onCanvas('Shift+R'),
    ),
  },
  {
    what: 'put a barcode on the grid of dots',
    ways: pressed(
      async ({ design }) => {
        await design.row('barcode').click();
        await design.properties.getByRole('combobox', { name: 'Size in dots' }).selectOption('2');
      },
      async (hands) => {
        await hands.find('barcode', 'b');
        await hands.onCanvas('Control+ArrowLeft');
      },
    ),
  },
  {
    what: 'make a barcode larger by one step',
    ways: {
      pointer: async (hands) => {
        const { x } = await hands.design.at(0, 0);
        const grip = await hands.design.grip('right');
        const { x: oneMm } = await hands.design.at(1, 0);
        const at = (grip.x - x) / (oneMm - x);
        await hands.dragGrip('right', [at + 12, 10]);
      },
      keys: (hands) => hands.onCanvas('Control+ArrowRight'),
      clicks: async ({ design }) => {
        await design.properties.getByRole('combobox', { name: 'Size in dots' }).selectOption('3');
      },
    },
  },
  select('line', 'l'),
  {
    what: 'move the end of a line',
    ways: {
      pointer: (hands) => hands.dragGrip('end', [99.9, 79.9]),
      keys: async (hands) => {
        await hands.tabAndType(hands.design.field('X2 (mm)'), '100');
        await hands.tabAndType(hands.design.field('Y2 (mm)'), '80');
      },
      clicks: (hands) => hands.clickGrip('end', [99.9, 79.9]),
    },
  },
  selectTwo,
  aligned('align right', 'Align right'),
  aligned('align in the middle', 'Centre down'),
  aligned('give the same size', 'Same size'),
  {
    what: 'select all',
    ways: {
      pointer: ({ design }) => design.drag([97, 78.5], [0.5, 0.5]),
      keys: (hands) => hands.onCanvas('Control+a'),
      clicks: (hands) => hands.fromMenu('Select all', [60, 75]),
    },
    seen: selected,
  },
  aligned('distribute', 'Distribute across'),
  {
    what: 'select nothing',
    ways: {
      pointer: ({ design }) => design.click(97, 60),
      keys: (hands) => hands.onCanvas('Escape'),
      clicks: ({ design }) => design.click(97, 60),
    },
    seen: selected,
  },
];
