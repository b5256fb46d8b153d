import { apiAddress } from '@/shared/config';

/** The line that starts the program of a connector, in the shell of its machine. */
export const startCommand = (key: string): string =>
  `CONNECT_SERVER=${apiAddress()} CONNECT_CONNECTOR_KEY=${key} CONNECT_CSV=articles.csv npx -y pnpm connect`;
