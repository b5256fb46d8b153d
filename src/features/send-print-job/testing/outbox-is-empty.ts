import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { loadJobs } from '../api/outbox';
import { ownerId } from '../model/owner-id';

/**
 * Waits until the helper's final answers are recorded and reported. A print that is still followed writes its record again
 * later: after a test, or after a browser that the test closed, whose store was cleared for the next one.
 */
export const outboxIsEmpty = () => waitFor(async () => expect(await loadJobs(ownerId())).toEqual([]));
