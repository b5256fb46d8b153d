import { Alert } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from './texts';

/** Above what is read again and again: the last time it could not be. Gone with the next answer. */
export function StaleNotice({ query }: { query: UseQueryResult }) {
  if (!query.isRefetchError) return null;
  return (
    <Alert color="yellow" role="status" icon={<CloudOff size={18} aria-hidden />}>
      {texts.notRead} {query.error.message}
    </Alert>
  );
}
