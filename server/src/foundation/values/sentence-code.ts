import type { Sentence } from 'label-core/sentence';
import { z } from 'zod';

/** The fields beside a text of an answer that let its reader show it in another language; absent where it has no code. */
export const codeShape = {
  code: z.string().optional(),
  args: z.custom<Sentence['args']>().optional(),
};

/** Returns the fields of {@link codeShape} of a stored sentence. */
export const codeOf = (sentence: Sentence | null): Partial<Pick<Sentence, 'code' | 'args'>> =>
  sentence === null ? {} : { code: sentence.code, args: sentence.args };
