import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** File that a form reads: `reading` while it is being read, `isRefused` if the last one could not be used. */
export interface FileState {
  reading: File | undefined;
  isRefused: boolean;
}

/**
 * Returns a function that calls `submit`: at once, or after the file that is being read has been read. A submit that
 * waits is dropped if the file is refused: it would send the rest of the form, or the file before.
 */
export function useAfterFile(file: FileState | undefined, submit: () => void) {
  const [awaited, setAwaited] = useState<File>();
  const ended = useRef<File>(undefined);
  const submitNow = useEffectEvent(() => {
    if (file?.isRefused !== true) submit();
  });
  const reading = file?.reading;
  useEffect(() => {
    if (!awaited || reading || ended.current === awaited) return;
    ended.current = awaited;
    submitNow();
  }, [awaited, reading]);
  return {
    isWaiting: reading !== undefined && reading === awaited,
    submit: () => {
      if (reading) setAwaited(reading);
      else submit();
    },
  };
}
