import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import { setReadyMutation, withdrawMutation } from '@/features/review';
import { toApiError, type ApiError, type Id } from '@/shared/api';

/** Version as the person sees it on the screen. */
export interface SeenVersion {
  labelId: Id;
  labelVersionId: Id;
  version: number | undefined;
  state: string;
  versionHash: string;
}

export type VersionAction = 'set-ready' | 'withdraw';

const CONFLICT = 409;

/** Returns the action that sets a version ready or withdraws it. If the version has changed meanwhile (409), its data is refetched. */
export function useVersionAction(action: VersionAction, onDone: () => void) {
  const client = useQueryClient();
  const onError = (error: ApiError) => {
    if (toApiError(error).status === CONFLICT)
      void client.invalidateQueries({ queryKey: reviewQueries.all() });
  };
  const ready = useMutation({ ...setReadyMutation(), onError });
  const withdraw = useMutation({ ...withdrawMutation(), onError });
  const { isPending, error } = action === 'set-ready' ? ready : withdraw;
  return {
    isPending,
    error,
    run: ({ labelId, labelVersionId, versionHash }: SeenVersion, comment: string) => {
      if (isPending) return;
      const seen = versionHash === '' ? {} : { versionHash };
      if (action === 'withdraw') withdraw.mutate({ labelVersionId, ...seen, comment }, { onSuccess: onDone });
      else
        ready.mutate(
          { labelId, labelVersionId, ...seen, ...(comment !== '' && { comment }) },
          { onSuccess: onDone },
        );
    },
  };
}
