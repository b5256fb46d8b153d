import { createServer } from 'node:net';

interface WantedPort {
  readonly host: string;
  readonly port: string;
  /** What would listen there. */
  readonly name: string;
  /** The variable of the environment that chooses another one. */
  readonly setting: string;
}

/**
 * Looks whether a port is free before anything is started: another program there may answer in the place of ours.
 * @throws Error with a sentence that says what to do, where it is taken or may not be used
 */
export async function requireFreePort({ host, port, name, setting }: WantedPort): Promise<void> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', reject);
  probe.listen({ host, port: Number(port) }, resolve);
  try {
    await promise;
  } catch (error) {
    throw new Error(sentenceOf(error, { host, port, name, setting }), { cause: error });
  }
  await new Promise((closed) => probe.close(closed));
}

function sentenceOf(error: unknown, { host, port, name, setting }: WantedPort): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${String(code)})`;
  return `Port ${port} of ${host} ${why}, so the ${name} is not started. Choose another one: ${setting}=${Number(port) + 1}`;
}
