import { CancelledError } from '@tanstack/react-query';

/**
 * Returns the answer of a read that may share requests of another screen. When that screen is left, they are given up, and the
 * read is begun again: a query whose function rejects so would wait for ever. Rejects as the read does otherwise.
 */
export async function untilAnswered<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    return untilAnswered(read);
  }
}
