/**
 * Returns the parts of an unexpected error that may be logged: its name, its code and where it came from. The message
 * of a failed query contains its parameters, so its cause is used instead, which names only the violated rule.
 */
export function describeFailure(error: unknown): {
  error: string;
  code?: string;
  message: string;
  stack?: string;
} {
  if (!(error instanceof Error)) return { error: typeof error, message: 'not an error object' };
  const spoken = error.cause instanceof Error ? error.cause : error;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return {
    error: error.name,
    ...('code' in spoken && typeof spoken.code === 'string' ? { code: spoken.code } : {}),
    message: error.message.startsWith('Failed query') && spoken === error ? 'Failed query' : spoken.message,
    ...(frames ? { stack: frames.join('\n') } : {}),
  };
}
