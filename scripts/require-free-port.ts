import { createServer } from 'node:net';

interface WantedPort {
  readonly host: string;
  readonly port: string;
  /** Name of the program that would listen there. */
  readonly name: string;
  /** Environment variable that chooses another port. */
  readonly setting: string;
}

/**
 * Checks whether a port is free before anything is started: another program might answer in place of Platen.
 * @throws Error with a sentence that says what to do, when it is in use or may not be used
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
