import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the secret of a link, of a mail or of the operator, "" without one. Removes it from the address at once, so that neither the history
 * nor a copied address contains it. It is kept as long as the screen is mounted.
 */
export function useLinkToken(parameter = 'token'): string {
  const [search, setSearch] = useSearchParams();
  const given = search.get(parameter) ?? '';
  const [token, setToken] = useState(given);
  // A second link opened in the same tab: the screen stays, its secret changes.
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given === '') return;
    setSearch(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true },
    );
  }, [given, parameter, setSearch]);
  return token;
}
