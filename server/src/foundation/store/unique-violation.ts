const uniqueViolation = '23505';

/** Returns whether an error of the store is the violation of this unique index or constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === uniqueViolation &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}
