import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ApiError } from '@/shared/api';

/**
 * Shows why a step of the review failed, in the server's words: it names the missing role, or the person who was
 * faster.
 */
export function ReviewFault({ error, title }: { error: ApiError; title: string }) {
  return (
    <Alert color="red" icon={<CircleAlert aria-hidden />} title={title} role="alert">
      {error.message}
    </Alert>
  );
}
