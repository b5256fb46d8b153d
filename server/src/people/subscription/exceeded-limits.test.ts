import { expect, it } from 'vitest';
import { exceededLimits } from './exceeded-limits.ts';
import { templateOf } from './subscription-templates.ts';

const { limits } = templateOf('Free');

it.each([
  [{ activeUsers: 2, printerModels: 1, labels: 3, widgets: 0, activeAgents: 0 }, []],
  [{ activeUsers: 0, printerModels: 0, labels: 0, widgets: 0, activeAgents: 0 }, []],
  [{ activeUsers: 3, printerModels: 1, labels: 3, widgets: 0, activeAgents: 0 }, ['3 users of 2']],
  [
    { activeUsers: 2, printerModels: 2, labels: 12, widgets: 1, activeAgents: 2 },
    ['2 printer models of 1', '12 labels of 3', '1 widgets of 0', '2 agents of 0'],
  ],
])('the exceeded limits are listed for a use of %o', (usage, exceeded) => {
  expect(exceededLimits(usage, limits).map(({ message }) => message)).toEqual(exceeded);
});
