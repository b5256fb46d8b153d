import { describe, expect, it } from 'vitest';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { LabelTemplateError } from './template-issue.ts';
import type { LabelDesign } from './template-schema.ts';

const elements = ['a', 'b', 'c', 'd'].map((id) => sampleText({ id, value: id }));

function issuesOf(design: unknown): readonly (readonly [path: string, message: string])[] {
  try {
    sampleTemplate({ elements, design: design as LabelDesign });
  } catch (error) {
    if (error instanceof LabelTemplateError) return error.issues.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

const manyGuides = Array.from({ length: 30 }, (_, index) => index);

describe('locks, groups and guides of a template', () => {
  it('are kept as they are', () => {
    const design = {
      locked: ['a'],
      groups: [
        ['a', 'b'],
        ['d', 'c'],
      ],
      guides: { xMm: [-3, 12.5], yMm: [7] },
      marginMm: 2,
    };
    const template = sampleTemplate({ elements, design });
    expect(template.design).toEqual(design);
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
  });

  it('may be left out or empty', () => {
    expect(sampleTemplate({ elements })).not.toHaveProperty('design');
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ locked: [], groups: [], guides: {} })).toEqual([]);
  });

  it.each<[string, unknown, readonly (readonly [string, string])[]]>([
    [
      'a locked id that is unknown',
      { locked: ['x'] },
      [['design.locked[0]', '“x” is not an element of this label']],
    ],
    ['an id locked twice', { locked: ['a', 'a'] }, [['design.locked[1]', '“a” is used twice']]],
    [
      'a grouped id that is unknown',
      { groups: [['a', 'x']] },
      [['design.groups[0][1]', '“x” is not an element of this label']],
    ],
    ['an id twice in a group', { groups: [['a', 'a']] }, [['design.groups[0][1]', '“a” is used twice']]],
    [
      'an id in two groups',
      {
        groups: [
          ['a', 'b'],
          ['c', 'a'],
        ],
      },
      [['design.groups[1][1]', '“a” is used twice']],
    ],
    ['a group of one', { groups: [['a']] }, [['design.groups[0]', 'has fewer than two elements']]],
    ['an empty group', { groups: [[]] }, [['design.groups[0]', 'has fewer than two elements']]],
    [
      'more than 50 guides in all',
      { guides: { xMm: manyGuides, yMm: manyGuides } },
      [['design.guides', 'has more than 50 guides']],
    ],
    ['a guide out of range', { guides: { xMm: [1001] } }, [['design.guides.xMm[0]', 'must be at most 1000']]],
    ['a margin below zero', { marginMm: -1 }, [['design.marginMm', 'must be at least 0']]],
    ['a margin above 100 mm', { marginMm: 101 }, [['design.marginMm', 'must be at most 100']]],
    ['an unknown property', { hidden: [] }, [['design', 'does not know “hidden”']]],
  ])('are refused for %s', (_name, design, issues) => {
    expect(issuesOf(design)).toEqual(issues);
  });
});
