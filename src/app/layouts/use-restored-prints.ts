import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageIdle } from '@/shared/lib/timing';

const loadRuns = async () => (await import('@/features/send-print-job')).printRunsOf;

/**
 * Resumes, on whatever screen the person enters, what an earlier page left unfinished or unreported. The first screen
 * does not wait for the code; if it cannot be fetched, it is asked for again when the network is back.
 */
export function useRestoredPrints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const restore = async () => {
      await pageIdle();
      if (left.signal.aborted) return;
      try {
        const printRunsOf = await loadRuns();
        await printRunsOf(client).restore();
      } catch {
        addEventListener('online', () => void restore(), { once: true, signal: left.signal });
      }
    };
    void restore();
    return () => left.abort();
  }, [client]);
}
