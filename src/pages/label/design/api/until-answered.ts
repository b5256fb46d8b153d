import { CancelledError } from '@tanstack/react-query';

/**
 * Returns the answer of a read that may share the request of another screen. When that screen is left, its request is given
 * up, and the read is begun again: nobody else waits for it then. Rejects as the read does otherwise.
 */
export async function untilAnswered<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    return untilAnswered(read);
  }
}
