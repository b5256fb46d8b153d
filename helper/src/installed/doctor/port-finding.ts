import type { PortState } from '../ask-helper.ts';
import { bad, good, type Finding } from './finding.ts';

const about = 'Program';

/** Tells whether the helper runs, or what keeps it from it. `user` is the account of the person who asks. */
export function portFinding(port: number, state: PortState, user: string): Finding {
  if (state.kind === 'free')
    return bad(about, 'The printer helper does not run: start it with “platen-helper install”.');
  if (state.kind === 'other')
    return bad(
      about,
      `Port ${port} is taken by another program: stop that program, then start the helper with “platen-helper install”.`,
    );
  if (state.kind === 'unwell')
    return bad(about, `The printer helper on port ${port} runs, but cannot write its journal: see below.`);
  if (state.user !== undefined && state.user !== user)
    return bad(
      about,
      `The printer helper on port ${port} runs for ${state.user}: sign that person out, or print by their helper and allow the app at http://localhost:${port}/pair.`,
    );
  return good(about, `The printer helper ${state.version} runs on port ${port}.`);
}
