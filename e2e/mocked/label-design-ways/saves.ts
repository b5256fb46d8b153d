import { expect, type Locator } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Choice of how two designs are compared. */
export const howToCompare = (drawer: Locator): Locator =>
  drawer.getByRole('radiogroup', { name: 'How to compare' });

/** Returns how two designs are compared, and the changes between them. */
export async function comparedIn(drawer: Locator): Promise<string> {
  const changes = await drawer.getByRole('table').innerText();
  const way = await howToCompare(drawer).getByRole('radio', { checked: true }).inputValue();
  return `${way}: ${changes}`;
}

/** Returns what was sent last to save the design, without what is of this label alone: its number, and that of its version. */
const sent = ({ stage }: Hands): string => {
  const saved = stage.requests.findLast(
    ({ method, path }) => method !== 'GET' && /\/(?:versions|file|variables)$/.test(path),
  );
  if (!saved) throw new Error('Nothing was saved.');
  const body = String(saved.body);
  const [boundary = ''] = body.split('\r\n', 1);
  return `${saved.method} ${saved.path.replaceAll(/\d+/g, 'N')} ${body.replaceAll(boundary, '--')}`;
};

/** Returns what was sent, and what is said of it. */
export const saved = async (hands: Hands): Promise<string> => {
  const more = hands.button('More ways to save');
  await expect(more).toBeEnabled();
  return `${await said(hands)} ${sent(hands)}`;
};
const said = ({ page }: Hands): Promise<string> => page.getByText(/Version \d is saved/).innerText();
