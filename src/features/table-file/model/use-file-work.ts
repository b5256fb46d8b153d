import { useEffect, useRef, useState } from 'react';
import type { Works } from './file-work';
import type { WorkClient } from './work-client';

/** Returns the worker of one visit to the screen, its current task, and its last failure. */
export function useFileWork<All extends Works<All>>(createClient: () => WorkClient<All>) {
  const client = useRef<WorkClient<All>>(undefined);
  const [busy, setBusy] = useState<keyof All>();
  const [fault, setFault] = useState('');
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  /** Runs a task; returns undefined if it failed, with the reason in `fault`. */
  const ask = async <Kind extends keyof All>(
    kind: Kind,
    request: All[Kind]['request'],
  ): Promise<All[Kind]['result'] | undefined> => {
    if (!client.current) client.current = createClient();
    setBusy(() => kind);
    setFault('');
    const result = await client.current.ask(kind, request).catch((error: unknown) => {
      setFault(error instanceof Error ? error.message : String(error));
    });
    setBusy(undefined);
    return result ?? undefined;
  };
  return { busy, fault, ask };
}
