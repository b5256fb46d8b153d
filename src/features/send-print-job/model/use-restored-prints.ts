import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { printRunsOf } from './print-runs';

/** Takes up, on whatever screen the person comes in, what an earlier page left unfinished or untold. */
export function useRestoredPrints(): void {
  const client = useQueryClient();
  useEffect(() => void printRunsOf(client).restore(), [client]);
}
