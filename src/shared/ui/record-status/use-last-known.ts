import { useState } from 'react';

/**
 * Returns the record, or its last known value after it was deleted: its screen stays, and announces the deletion before
 * the list opens. Another id starts afresh.
 * @param isSame whether two values are the same; compares by identity by default
 */
export function useLastKnown<Thing>(
  found: Thing | undefined,
  id: string,
  isSame: (one: Thing, other: Thing) => boolean = Object.is,
): Thing | undefined {
  const [known, setKnown] = useState({ found, id });
  const isNew = found !== undefined && (known.found === undefined || !isSame(found, known.found));
  if (known.id !== id || isNew) setKnown({ found, id });
  return found ?? (known.id === id ? known.found : undefined);
}
