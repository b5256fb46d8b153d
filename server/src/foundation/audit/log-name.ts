/** Returns what the security log calls a record. Its number comes first, so that its events can be found again. */
export const logName = (kind: string, id: number, name: string): string => `${kind} ${id}: ${name}`;
