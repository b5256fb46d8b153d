import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Name = string | RegExp;

/** Returns the text field with this name, without waiting for it. */
export const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Waits for the text field with this name. */
export const findField = (name: Name) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Returns the button with this name, without waiting for it. */
export const button = (name: Name) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Waits for the button with this name. */
export const findButton = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Presses the button with this name, once it exists. */
export async function press(name: Name): Promise<void> {
  await userEvent.click(await findButton(name));
}

/** Presses a button of this dialog, once the dialog exists. */
export async function pressIn(dialog: Name, name: Name): Promise<void> {
  const opened = await screen.findByRole('dialog', { name: dialog });
  await userEvent.click(within(opened).getByRole('button', { name }));
}

/** Replaces the content of text fields, by the name of each. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const input = await findField(name);
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  }
}

/** Selects an option by its visible text, once it is offered. */
export async function choose(name: string, option: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name });
  await within(select).findByRole('option', { name: option });
  await userEvent.selectOptions(select, option);
}
