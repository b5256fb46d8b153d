/** Timeout of calls that send something to a web hook, whose receiver has five seconds to answer. */
export const WEB_HOOK_TIMEOUT_MS = 20_000;
