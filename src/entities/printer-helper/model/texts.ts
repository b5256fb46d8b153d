import { MINIMUM_HELPER_VERSION, type HelperState } from './helper-connection';

interface StateText {
  /** One or two words for the indicator. */
  word: string;
  /** What is the matter: one cause. */
  cause: string;
  /** What to do about it: one remedy. */
  remedy: string;
  /** The button that does it, where a button can. */
  action?: string;
}

/** Every state of the helper in words (design 2.10). */
export const helperTexts: Readonly<Record<HelperState, StateText>> = {
  checking: { word: 'Checking', cause: 'Looking for the printer helper.', remedy: '' },
  connected: { word: 'Connected', cause: 'The printer helper is connected.', remedy: '' },
  'not-running': {
    word: 'Not running',
    cause: 'The printer helper is not running on this computer.',
    remedy: 'Start it, or install it: see “Printer helper” at the top of the page.',
    action: 'Check again',
  },
  'permission-needed': {
    word: 'Permission needed',
    cause: 'This page has not been allowed to reach the printer helper on this computer yet.',
    remedy: 'Press Connect, then Allow in the browser’s question.',
    action: 'Connect',
  },
  'permission-denied': {
    word: 'Permission denied',
    cause: 'The browser blocks this page from reaching the printer helper.',
    remedy: 'Open the site settings beside the address and allow access to apps on this device.',
  },
  'insecure-page': {
    word: 'Not secure',
    cause: 'This page came over http. From such a page browsers let nothing on this computer be reached.',
    remedy: 'Open the same address with https; whoever runs the server can set it up.',
  },
  refused: {
    word: 'Refused',
    cause: 'The printer helper runs, but does not accept this page.',
    remedy: 'Open the helper’s own page on this computer and allow this address there.',
    action: 'Allow this page',
  },
  'not-answering': {
    word: 'Not answering',
    cause: 'The printer helper does not answer.',
    remedy: 'Restart it.',
    action: 'Check again',
  },
  unhealthy: {
    word: 'Unhealthy',
    cause: 'The printer helper reports a fault.',
    remedy: 'Restart it; if the fault stays, contact support.',
    action: 'Check again',
  },
  'too-old': {
    word: 'Too old',
    cause: `The printer helper is older than version ${MINIMUM_HELPER_VERSION}.`,
    remedy: 'Install the new version: see “Printer helper” at the top of the page.',
    action: 'Check again',
  },
};
