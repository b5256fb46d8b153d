import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, press, renderPage } from '@/shared/testing';
import { AllergenAssistant } from './allergen-assistant';
import { AllergenNotes } from './allergen-notes';

function Article({ ingredients }: { ingredients: string }) {
  const [value, setValue] = useState(ingredients);
  return (
    <>
      <output aria-label="Stored">{value}</output>
      <AllergenAssistant field="ingredients" value={value} onChange={setValue} />
    </>
  );
}

const show = async (ingredients: string) => {
  renderPage(<Article ingredients={ingredients} />);
  await press('Check allergens');
  await screen.findByRole('heading', { name: 'Allergens in ingredients' });
};
const stored = () => screen.getByRole('status', { name: 'Stored' }).textContent;

describe('the allergens of an article', () => {
  it('are marked in bold when a person says so, all but what was unticked', async () => {
    await show('Wheat flour, skimmed milk powder, <b>egg</b>, mustard');
    expect(stored()).toBe('Wheat flour, skimmed milk powder, <b>egg</b>, mustard');
    expect(screen.getByText('One name is marked already.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /mustard$/ }));
    await expectAccessible();
    await press('Mark 2 names');
    expect(stored()).toBe('<b>Wheat</b> flour, skimmed <b>milk</b> powder, <b>egg</b>, mustard');
    expect(screen.getByText('2 names marked.')).toBeTruthy();
    // The tick that was taken away stays away.
    expect(screen.getByRole('button', { name: 'Mark names' }).getAttribute('aria-disabled')).toBe('true');
    await press('Mark names');
    expect(stored()).toBe('<b>Wheat</b> flour, skimmed <b>milk</b> powder, <b>egg</b>, mustard');
  });

  it('are written in capitals by keyboard alone, and the focus stays where the names were', async () => {
    await show('Butter');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Capitals' }).checked).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // Capitals alone do not stand out from anything.
    expect(stored()).toBe('BUTTER');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Allergens in ingredients' })),
    );
  });

  it('are none where no word is known, which is said', async () => {
    await show('Sugar, coconut, buckwheat');
    expect(screen.getByText('No name of an allergen found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });
});

const notesOf = (element: object, values: Record<string, string>) =>
  renderPage(<AllergenNotes template={{ elements: [{ type: 'line' }, element] }} values={values} />);
const ingredients = { type: 'text', markup: true, value: 'Ingredients: {{ingredients}}' };

describe('the allergens of a version under review', () => {
  it('that do not stand out are named', async () => {
    notesOf(ingredients, { ingredients: 'hvedemel, smør, <b>mælk</b>, hvedestivelse' });
    expect((await screen.findByRole('region', { name: 'Allergens' })).textContent).toMatch(
      /^Allergens3 allergens are not marked: hvede and smør/,
    );
    await expectAccessible();
  });

  it('are said to stand out when they all do', async () => {
    notesOf(ingredients, { ingredients: '<b>hvede</b>mel, <b>mælk</b>' });
    expect(await screen.findByText('All 2 allergens found are marked.')).toBeTruthy();
  });

  it.each<[string, unknown]>([
    ['a label without emphasis', { elements: [{ type: 'text', value: '{{ingredients}}' }] }],
    ['a file that is none', undefined],
    ['a file of another kind', { elements: 'x' }],
  ])('are not looked for on %s', (_name, template) => {
    renderPage(<AllergenNotes template={template} values={{ ingredients: 'milk' }} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
