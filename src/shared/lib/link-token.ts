import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'token';

/**
 * The secret of a mail's link. It is taken out of the address at once, so that it is neither in the history nor in a
 * copied address, and lives as long as the screen. Empty without one.
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const given = search.get(PARAMETER) ?? '';
  const [token, setToken] = useState(given);
  // A second link opened in the same tab: the screen stays, its secret changes.
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given === '') return;
    setSearch(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true },
    );
  }, [given, setSearch]);
  return token;
}
