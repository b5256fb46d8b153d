/** What the doctor found about one thing: one sentence, with the remedy where there is something to do. */
export interface Finding {
  readonly about: string;
  readonly is: 'good' | 'doubtful' | 'bad';
  readonly sentence: string;
}

export const good = (about: string, sentence: string): Finding => ({ about, is: 'good', sentence });
export const doubtful = (about: string, sentence: string): Finding => ({ about, is: 'doubtful', sentence });
export const bad = (about: string, sentence: string): Finding => ({ about, is: 'bad', sentence });
