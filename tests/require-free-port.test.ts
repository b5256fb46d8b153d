import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { requireFreePort } from '../scripts/require-free-port.ts';

const wanted = { host: '127.0.0.1', name: 'server', setting: 'PORT' };

async function listening() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const stop = async () => {
    other.close();
    await once(other, 'close');
  };
  return { port, stop };
}

it('a port that another program listens on is refused with what to do, and taken once it is free', async () => {
  const { port, stop } = await listening();
  await expect(requireFreePort({ ...wanted, port: String(port) })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program, so the server is not started. Choose another one: PORT=${port + 1}`,
  );
  await stop();
  await requireFreePort({ ...wanted, port: String(port) });
});

it('pnpm start ends with that sentence before it starts anything', async () => {
  const { port, stop } = await listening();
  onTestFinished(stop);
  const env = { ...process.env, HOST: wanted.host, PORT: String(port) };
  const start = promisify(execFile)(process.execPath, ['scripts/start.ts'], { env, timeout: 30_000 });
  const said: unknown = expect.stringContaining(`Port ${port} of 127.0.0.1 is taken by another program`);
  await expect(start).rejects.toMatchObject({ code: 1, stdout: '', stderr: said });
});

it('an address that is not of this computer is refused with its reason', async () => {
  const { port, stop } = await listening();
  onTestFinished(stop);
  await expect(requireFreePort({ ...wanted, host: '203.0.113.1', port: String(port) })).rejects.toThrow(
    /of 203\.0\.113\.1 cannot be used \(EADDRNOTAVAIL\)/,
  );
});
