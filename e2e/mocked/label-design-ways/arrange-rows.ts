import { labelFile } from '../label-file.ts';
import type { Hands, Row } from './hands.ts';
import { aligned, buttonIn, choiceOf, command, pressed, select, switched, type } from './row-kinds.ts';

const square = { type: 'rectangle', fill: 'black', widthMm: 10, heightMm: 10 };

/** A label with three black boxes, which are pressed anywhere: “left”, “mid” and “far”. */
export const boxes = labelFile({
  name: 'Boxes',
  widthMm: 100,
  heightMm: 80,
  variables: [],
  elements: [
    { ...square, id: 'left', xMm: 10, yMm: 10 },
    { ...square, id: 'mid', xMm: 32, yMm: 10 },
    { ...square, id: 'far', xMm: 80, yMm: 14, widthMm: 12, heightMm: 8 },
  ],
});

/** Moves a box: a drag ends near the place, which what it is aligned with decides; a press where it is carried does, too. */
const moved = (what: string, name: string, to: readonly [leftMm: number, topMm: number]): Row => {
  const [left, top] = to;
  const near = [left + 0.2, top + 0.2] as const;
  return {
    what,
    ways: {
      pointer: async ({ design }) => {
        const from = await design.placeOf(name);
        const [x, y] = [from.left + 2, from.top + 2];
        await design.drag([x, y], [near[0] + 2, near[1] + 2]);
      },
      keys: async (hands) => {
        await hands.find(name, name.slice(0, 1));
        await hands.tabAndType(hands.design.field('Left (mm)'), String(left));
        await hands.tabAndType(hands.design.field('Top (mm)'), String(top));
      },
      clicks: async (hands) => {
        await hands.design.row(name).click();
        await hands.button('Pick up').click();
        await hands.design.click(...near);
      },
    },
  };
};

const guide = (axis: 'left' | 'top', at: number): Row => {
  const field = ({ design }: Hands) => design.field(`New guide from ${axis} (mm)`);
  return {
    what: `a guide ${at} mm from the ${axis}`,
    ways: {
      pointer: async ({ design }) => {
        // A guide is rounded to 0.1 mm.
        await (axis === 'left'
          ? design.drag([-1, 76], [at + 0.02, 76])
          : design.drag([96, -1], [96, at + 0.02]));
      },
      keys: async (hands) => {
        await hands.onCanvas('Escape');
        await hands.tabAndType(field(hands), String(at));
      },
      clicks: async (hands) => {
        await hands.design.click(97, 78);
        await hands.clickAndType(field(hands), String(at));
      },
    },
  };
};

const list = ({ page }: Hands) => page.getByRole('combobox', { name: 'Grid' });

const grid = (what: string, option: string): Row => {
  return {
    what,
    ways: pressed(
      async (hands) => {
        await hands.button('Align with').click();
        await list(hands).selectOption(option);
        await hands.button('Align with').click();
      },
      async (hands) => {
        await hands.tabAndPress(hands.button('Align with'), 'status');
        await hands.tabWithin(list(hands));
        await hands.page.keyboard.type(option);
        await hands.press('Escape');
      },
    ),
  };
};

const alignedWith = choiceOf('Align with');
const all = (hands: Hands) => hands.onCanvas('Control+a');
const selectAll: Row = {
  what: 'select all',
  ways: {
    pointer: ({ design }) => design.drag([98, 79], [0.5, 0.5]),
    keys: all,
    clicks: async (hands) => {
      await hands.design.row('left').click();
      for (const name of ['mid', 'far']) await hands.design.row(name).click({ modifiers: ['ControlOrMeta'] });
    },
  },
};

/** Rows about how elements are arranged, in an order in which each one has what the ones before it made. */
export const arrangeRows: readonly Row[] = [
  switched('alignment with dots, off', 'Align with', 'Dots of the printer'),
  moved('equal gaps', 'far', [54, 10]),
  moved('align with an element and the edge of the label', 'left', [32, 70]),
  switched('alignment with elements, off', 'Align with', 'Elements and edges'),
  grid('a grid of a millimetre', 'Every 1 mm'),
  moved('align with the grid', 'far', [21, 33]),
  grid('no grid', 'No grid'),
  switched('alignment with elements, on', 'Align with', 'Elements and edges'),
  guide('left', 61.3),
  guide('top', 47.7),
  moved('align with guides', 'mid', [61.3, 47.7]),
  {
    what: 'take a guide away',
    ways: {
      pointer: ({ design }) => design.drag([61.3, 76], [-1, 76]),
      keys: async (hands) => {
        await hands.onCanvas('Escape');
        await hands.tabAndPress(hands.button('Delete guide at 61.3 mm'));
      },
      clicks: async (hands) => {
        await hands.design.click(97, 78);
        await hands.button('Delete guide at 61.3 mm').click();
      },
    },
  },
  {
    what: 'select nothing',
    ways: pressed(
      ({ design }) => design.click(97, 78),
      (hands) => hands.onCanvas('Escape'),
    ),
  },
  type('a margin', 'Margin (mm)', '3'),
  moved('align with the margins', 'far', [3, 3]),
  {
    what: 'carry to the corner',
    ways: {
      pointer: ({ design }) => design.drag([5, 5], [2.2, 2.2]),
      keys: (hands) => hands.onCanvas('m', 'Shift+ArrowLeft*3', 'Shift+ArrowUp*3', 'Enter'),
      clicks: async (hands) => {
        await hands.button('Pick up').click();
        await hands.design.click(0.2, 0.2);
      },
    },
  },
  {
    what: 'give up what is carried',
    ways: {
      pointer: async ({ page, design }) => {
        const [from, to] = [await design.at(2, 2), await design.at(30, 30)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y);
        await page.keyboard.press('Escape');
        await page.mouse.up();
      },
      keys: (hands) => hands.onCanvas('m', 'Shift+ArrowRight*2', 'Escape'),
      clicks: async (hands) => {
        await hands.button('Pick up').click();
        await hands.press('Escape');
      },
    },
  },
  {
    what: 'move along one axis',
    ways: {
      pointer: async ({ page, design }) => {
        await page.keyboard.down('Shift');
        await design.drag([2, 2], [90.2, 6]);
        await page.keyboard.up('Shift');
      },
      keys: (hands) => hands.tabAndType(hands.design.field('Left (mm)'), '88'),
      clicks: (hands) => hands.clickAndType(hands.design.field('Left (mm)'), '88'),
    },
  },
  {
    what: 'a step of a dot',
    ways: {
      pointer: async (hands) => {
        await hands.design.properties.getByText('1 dot', { exact: true }).click();
        await hands.button('Nudge down').click();
      },
      keys: async (hands) => {
        await hands.tabTo(hands.design.properties.getByRole('radio', { name: '0.1 mm' }));
        await hands.press('ArrowRight*2');
        await hands.tabAndPress(hands.button('Nudge down'));
      },
      clicks: async (hands) => {
        await hands.design.properties.getByText('1 dot', { exact: true }).click();
        await hands.button('Nudge down').click();
      },
    },
  },
  {
    what: 'copies at the same distance',
    ways: {
      pointer: async (hands) => {
        const { top } = await hands.design.placeOf('far');
        await hands.page.keyboard.down('Alt');
        // To the middle of the label, and on from there.
        await hands.page.keyboard.down('Shift');
        await hands.design.drag([90, top + 2], [46.2, top + 2]);
        await hands.page.keyboard.up('Shift');
        await hands.page.keyboard.up('Alt');
        await hands.fromMenu('Duplicate', await hands.middleOfSelection());
      },
      keys: async (hands) => {
        const { top } = await hands.design.placeOf('far');
        await hands.onCanvas('Control+d');
        await hands.tabAndType(hands.design.field('Left (mm)'), '44');
        await hands.tabAndType(hands.design.field('Top (mm)'), String(top));
        await hands.onCanvas('Control+d');
      },
      clicks: async (hands) => {
        const { top } = await hands.design.placeOf('far');
        await hands.button('Duplicate').click();
        await hands.clickAndType(hands.design.field('Left (mm)'), '44');
        await hands.clickAndType(hands.design.field('Top (mm)'), String(top));
        await hands.button('Duplicate').click();
      },
    },
  },
  {
    // A drag is one step; a copy and two fields are three.
    what: 'undo the copies',
    ways: {
      pointer: async (hands) => {
        for (let steps = 0; steps < 2; steps += 1) await hands.undo().click();
      },
      keys: (hands) => hands.onCanvas('Control+z*4'),
      clicks: async (hands) => {
        for (let steps = 0; steps < 4; steps += 1) await hands.undo().click();
      },
    },
  },
  selectAll,
  type('move several by as much', 'Left (mm)', '-4'),
  aligned('distribute down', 'Distribute down'),
  aligned('align left', 'Align left'),
  aligned('centre across', 'Centre across'),
  aligned('give the same width', 'Same width'),
  aligned('give the same height', 'Same height'),
  alignedWith('the last one', 'Last', 'Align right'),
  alignedWith('the label', 'Label', 'Centre across'),
  alignedWith('each other', 'Selection', 'Align top'),
  {
    what: 'undo that',
    ways: pressed(
      (hands) => hands.undo().click(),
      (hands) => hands.onCanvas('Control+z'),
    ),
  },
  command('group', 'Control+g', 'Group'),
  {
    what: 'enter a group',
    ways: {
      pointer: async ({ page, design }) => {
        const { left, top } = await design.placeOf('mid');
        const { x, y } = await design.at(left + 2, top + 2);
        await page.mouse.dblclick(x, y);
      },
      keys: (hands) => hands.onCanvas('Enter', 'PageDown'),
      clicks: ({ design }) => design.row('mid').click(),
    },
    seen: ({ design }) => design.selected(),
  },
  buttonIn('turn one of a group', 'Turn right', 'r'),
  {
    what: 'leave a group',
    ways: {
      pointer: async ({ design }) => {
        await design.click(97, 78);
        const { left, top } = await design.placeOf('mid');
        await design.click(left + 2, top + 2);
      },
      keys: (hands) => hands.onCanvas('Escape'),
      clicks: async (hands) => hands.fromMenu('Select the whole group', await hands.middleOfSelection()),
    },
    seen: ({ design }) => design.selected(),
  },
  command('ungroup', 'Control+Shift+G', 'Ungroup'),
  select('mid', 'm', [0.5, 0.5]),
  {
    what: 'hide',
    ways: {
      pointer: async (hands) => hands.fromMenu('Hide', await hands.middleOfSelection()),
      keys: (hands) => hands.onCanvas('Control+Shift+H'),
      clicks: (hands) => hands.inRail('Hide').click(),
    },
    seen: ({ design }) => design.drawnIds(),
  },
  {
    what: 'show again',
    ways: pressed(
      (hands) => hands.inRail('Show').click(),
      (hands) => hands.onCanvas('Control+Shift+H'),
    ),
    seen: ({ design }) => design.drawnIds(),
  },
  {
    what: 'select those inside a marquee',
    ways: {
      pointer: async ({ page, design }) => {
        const { left, top, width, height } = await design.placeOf('mid');
        // The handles of what is selected are around it.
        await design.click(97, 78);
        await page.keyboard.down('Alt');
        await design.drag([left - 1, top - 1], [left + width + 1, top + height + 1]);
        await page.keyboard.up('Alt');
      },
      keys: (hands) => hands.find('mid', 'm'),
      clicks: ({ design }) => design.row('mid').click(),
    },
    seen: ({ design }) => design.selected(),
  },
  {
    what: 'select several, one after the other',
    ways: {
      pointer: async ({ page, design }) => {
        const { left, top } = await design.placeOf('far');
        await page.keyboard.down('Control');
        await design.click(left + 2, top + 2);
        await page.keyboard.up('Control');
      },
      keys: async (hands) => {
        await hands.find('mid', 'm');
        await hands.press('Shift+ArrowUp');
      },
      clicks: ({ design }) => design.row('far').click({ modifiers: ['ControlOrMeta'] }),
    },
    seen: ({ design }) => design.selected(),
  },
  {
    what: 'a box where it is wanted',
    ways: {
      pointer: async (hands) => {
        await hands.design.add('a box').click({ modifiers: ['Shift'] });
        await hands.design.drag([70, 60], [92, 72]);
        await hands.fillPlace((field, text) => hands.clickAndType(field, text));
      },
      keys: async (hands) => {
        await hands.onCanvas('x');
        await hands.fillPlace((field, text) => hands.tabAndType(field, text));
      },
      clicks: async (hands) => {
        await hands.design.add('a box').click({ modifiers: ['Shift'] });
        await hands.design.click(70, 60);
        await hands.fillPlace((field, text) => hands.clickAndType(field, text));
      },
    },
  },
];
