/**
 * What a log line may say about an unexpected error: its name, its code and where it came from. A failed query's
 * message carries its parameters, so for those the cause speaks, which names only the rule that was broken.
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
