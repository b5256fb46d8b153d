import { texts } from '../i18n';
import { MINIMUM_HELPER_VERSION, type HelperState } from './helper-connection';

interface StateText {
  /** State in one or two words, for the indicator. */
  word: string;
  /** Cause, in one sentence. */
  cause: string;
  /** Remedy; "" when nothing is to be done. */
  remedy: string;
  /** Label of the button for the remedy, if a button can do it. */
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

/** Returns the texts for a state of the helper. */
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
