import { Alert } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { uiTexts } from './i18n';

const texts = uiTexts.staleNotice;

/** Above what is read again and again: the last time it could not be. Gone with the next answer. */
export function StaleNotice({ query }: { query: UseQueryResult }) {
  if (!query.isRefetchError) return null;
  return (
    <Alert color="yellow" role="status" icon={<CloudOff size={18} aria-hidden />}>
      {texts.notRead} {query.error.message}
    </Alert>
  );
}
