import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { field } from '@/shared/testing';

/**
 * Returns the field of the variable `title` once the template is loaded, which makes it a field of several lines:
 * before that it is another field, and text typed into it may be lost.
 */
export const titleField = () =>
  waitFor(() => {
    const input = field(/Title/);
    expect(input.tagName).toBe('TEXTAREA');
    return input;
  });
