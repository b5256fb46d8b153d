import { useState } from 'react';

/**
 * What was found under an id, and while it is not found any more, what it was last: a thing that was deleted stays on
 * its screen, which says so before it opens the list. Another id begins anew.
 * @param isSame whether two findings are one; the same object, where nothing is said
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
