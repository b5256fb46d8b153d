import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Name = string | RegExp;

/** The text field of this name, as it is now. */
export const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The text field of this name, as soon as it is there. */
export const findField = (name: Name) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** The button of this name, as it is now. */
export const button = (name: Name) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The button of this name, as soon as it is there. */
export const findButton = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Presses the button of this name, as soon as it is there. */
export async function press(name: Name): Promise<void> {
  await userEvent.click(await findButton(name));
}

/** Presses a button of this dialog, as soon as the dialog is there. */
export async function pressIn(dialog: Name, name: Name): Promise<void> {
  const opened = await screen.findByRole('dialog', { name: dialog });
  await userEvent.click(within(opened).getByRole('button', { name }));
}

/** Replaces what stands in text fields, by the name of each. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const input = await findField(name);
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  }
}

/** Chooses from a list by the words a person reads, as soon as they are offered. */
export async function choose(name: string, option: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name });
  await within(select).findByRole('option', { name: option });
  await userEvent.selectOptions(select, option);
}
