import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Loses every packet to a port of this machine until the work is done: nobody is told that nothing arrives. Needs root. */
export async function blackHole(port: number, work: () => Promise<void>): Promise<void> {
  const rule = ['INPUT', '--in-interface', 'lo', '-p', 'tcp', '--dport', String(port), '-j', 'DROP'];
  await run('iptables', ['--append', ...rule]);
  try {
    await work();
  } finally {
    await run('iptables', ['--delete', ...rule]);
  }
}
