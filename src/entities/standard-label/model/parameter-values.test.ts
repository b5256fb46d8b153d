import { describe, expect, it } from 'vitest';
import { buildStandardTemplate } from '../testing/standard-label-builder';
import { firstParameters, keptParameters, sampleOf } from './parameter-values';

const template = buildStandardTemplate();
const own = { company: 'Your company', unit: 'g', logo: '', hasFrame: 'true', nameWord: 'Name' };
const kept = (parameters: Record<string, string>) => ({
  standardLabelId: 1,
  templateId: 'another',
  name: 'Another',
  parameters,
  revision: 1,
});

describe('the parameters a template starts with', () => {
  it.each([
    ['its own', [], own],
    [
      'the organisation’s name from another template',
      [kept({ company: 'Öhringen' })],
      { ...own, company: 'Öhringen' },
    ],
    [
      'the newest',
      [kept({ company: 'Old' }), kept({ company: 'New' }), kept({ logo: '3' })],
      { ...own, company: 'New', logo: '3' },
    ],
    ['what was left empty on purpose', [kept({ company: '' })], { ...own, company: '' }],
    ['no choice the template does not have', [kept({ unit: 'stone' })], own],
  ])('starts the parameters of a template with %s', (_what, all, expected) => {
    expect(firstParameters(template, all)).toEqual(expected);
  });

  it('starts a standard label with the parameters it was given, and the template’s for the rest', () => {
    expect(keptParameters(template, kept({ unit: 'kg', gone: 'x' }))).toEqual({ ...own, unit: 'kg' });
  });

  it('puts the parameters beside the sample of a print', () => {
    expect(sampleOf(template, { company: 'Ours' })).toEqual({ name: 'Strawberry jam', company: 'Ours' });
  });
});
