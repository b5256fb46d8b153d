import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the printers are loaded and the default of the label is chosen. */
export const printerIsChosen = () =>
  waitFor(() => expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '2'));
