import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'token';

/**
 * Returns the secret of a mail's link, "" without one. Removes it from the address at once, so that neither the history
 * nor a copied address contains it. It is kept as long as the screen is mounted.
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
