import { apiAddress } from '@/shared/config';

/** The line that starts the program of an agent, in the shell of its machine. */
export const startCommand = (key: string): string =>
  `CONNECT_SERVER=${apiAddress()} CONNECT_AGENT_KEY=${key} npx -y pnpm connect`;
