import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { field } from '@/shared/testing';

/**
 * The field of the variable `title` once the template is known, which says that it has several lines: before that it is
 * another field, and what is typed into it may be lost.
 */
export const titleField = () =>
  waitFor(() => {
    const input = field(/Title/);
    expect(input.tagName).toBe('TEXTAREA');
    return input;
  });
