import { Alert } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { uiTexts } from './i18n';

const texts = uiTexts.staleNotice;

/** Notice above polled data that the last refetch failed; removed after the next successful one. */
export function StaleNotice({ query }: { query: UseQueryResult }) {
  if (!query.isRefetchError) return null;
  return (
    <Alert color="yellow" role="status" icon={<CloudOff size={18} aria-hidden />}>
      {texts.notRead} {query.error.message}
    </Alert>
  );
}
