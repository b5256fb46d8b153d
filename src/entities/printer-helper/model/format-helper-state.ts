import { texts } from '../i18n';
import { MINIMUM_HELPER_VERSION, type HelperState } from './helper-connection';

interface StateText {
  /** One or two words for the indicator. */
  word: string;
  /** One sentence on what is the matter. */
  cause: string;
  /** What to do about it; "" when nothing is to be done. */
  remedy: string;
  /** The button that does it, where a button can. */
  action?: string;
}

const ACTIONS: Readonly<Partial<Record<HelperState, keyof typeof texts.actions>>> = {
  'not-running': 'check',
  'permission-needed': 'connect',
  refused: 'allow',
  'not-answering': 'check',
  unhealthy: 'check',
  'too-old': 'check',
};

/** A state of the helper as people read it. */
export function formatHelperState(state: HelperState): StateText {
  const action = ACTIONS[state];
  return {
    word: texts.words[state],
    cause:
      state === 'too-old' ? texts.causes[state]({ version: MINIMUM_HELPER_VERSION }) : texts.causes[state],
    remedy: state === 'checking' || state === 'connected' ? '' : texts.remedies[state],
    ...(action && { action: texts.actions[action] }),
  };
}
