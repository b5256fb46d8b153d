import { expect, it } from 'vitest';
import { readSource, readSourceFiles } from './source-files.ts';
import { findUndefinedClasses } from './style-classes.ts';

const component = (name: string) => [
  {
    path: 'src/shared/ui/cup/cup.tsx',
    text: `import classes from './cup.module.css';\nexport const Cup = () => <i className={classes['${name}']} />;`,
  },
];
const sheetOfCup = () => '.cup-handle { margin: 0 }\n.cup:hover { margin: 0 }';

const components = readSourceFiles().filter(({ path }) => path.endsWith('.tsx'));

it('every class that a component names is in its style sheet', () => {
  expect(findUndefinedClasses(components, (path) => readSource(path).text)).toEqual([]);
});

it.each([
  ['cup', []],
  ['cup-handle', []],
  [
    'handle',
    [
      'src/shared/ui/cup/cup.tsx uses the class “handle”, which src/shared/ui/cup/cup.module.css does not define',
    ],
  ],
])('finds the class “%s” where it is not defined', (name, found) => {
  expect(findUndefinedClasses(component(name), sheetOfCup)).toEqual(found);
});
