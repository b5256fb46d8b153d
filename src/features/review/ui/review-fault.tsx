import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ApiError } from '@/shared/api';

/** Why a step of the review was not taken, in the server's sentence: it names the role that is missing, or who was faster. */
export function ReviewFault({ error, title }: { error: ApiError; title: string }) {
  return (
    <Alert color="red" icon={<CircleAlert aria-hidden />} title={title} role="alert">
      {error.message}
    </Alert>
  );
}
