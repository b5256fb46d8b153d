import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { press, renderWith } from '../../testing';
import { PasswordField } from './password-field';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

it('shows and hides what was typed, and the field keeps the focus when a pointer presses the button', async () => {
  renderWith(<PasswordField label="Password" />);
  await userEvent.type(field(), 'open sesame');
  expect(field().type).toBe('password');
  await press('Show or hide the password');
  expect(field().type).toBe('text');
  expect(field().value).toBe('open sesame');
  expect(document.activeElement).toBe(field());
  await press('Show or hide the password');
  expect(field().type).toBe('password');
});

it('is worked by keys alone, in the order of the screen', async () => {
  renderWith(<PasswordField label="Password" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field().type).toBe('text');
});
