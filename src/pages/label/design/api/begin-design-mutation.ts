import { mutationOptions, useMutation, type QueryClient } from '@tanstack/react-query';
import type { DesignBase } from '../model/design-thing';

/** Way to read what a new label begins with. */
interface Beginning {
  /** Names the choice, for its button. */
  key: string;
  /** Rejects with ApiError. */
  read: (client: QueryClient) => Promise<DesignBase>;
}

/** Reads what a new label begins with. Nothing is stored. */
const beginDesignMutation = () =>
  mutationOptions({
    mutationKey: ['begin-design'],
    mutationFn: ({ read }: Beginning, { client }) => read(client),
    meta: { errorShownBy: 'caller' },
  });

/** Reads what a new label begins with, one choice at a time, then hands it over. */
export function useBegin(onStart: (base: DesignBase) => void) {
  const { mutate, isPending, variables, error } = useMutation(beginDesignMutation());
  return {
    begin: (beginning: Beginning) => {
      if (!isPending) mutate(beginning, { onSuccess: onStart });
    },
    /** Key of the choice that is being read. */
    reading: isPending ? variables.key : undefined,
    error,
  };
}
