import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../packaging/run.ts';
import { projectRoot, runProgram } from '../test-run/run-program.ts';
import { debianSystemNeeds, serverVariables, walkPackedServer } from './packed-server.ts';
import type { Proof } from './proof.ts';

/** The Debian package of the server, installed in a small Debian system of its own, without systemd: its unit is only checked. */
export const debianProof: Proof = {
  name: 'debian',
  shows:
    'the Debian package of the server is installed, starts, prints, keeps everything over a restart, and is removed without its data',
  needs: [...debianSystemNeeds, { command: 'dpkg-deb', debianPackage: 'dpkg' }],
  run: async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'platen-debian-'));
    const system = join(folder, 'system');
    const inside = (...words: readonly string[]) => run('chroot', [system, ...words]);
    try {
      if (!runProgram('node', ['scripts/package-server.ts']))
        return { passed: 0, failed: 1, figures: {}, failures: ['The package was not made.'] };
      const [file = ''] = globSync('dist-server/*.deb', { cwd: projectRoot });
      const packages = 'adduser,libc6,libstdc++6,systemd,util-linux';
      await run('mmdebstrap', ['--variant=apt', `--include=${packages}`, 'bookworm', system]);
      await run('cp', [resolve(projectRoot, file), join(system, 'server.deb')]);
      await inside('dpkg', '--install', '/server.deb');
      await inside('systemd-analyze', 'verify', '--man=no', 'platen-server.service');
      // In the file of settings, as an administrator writes them.
      const settings = join(system, 'etc/platen-server/server.env');
      const lines = serverVariables.map((name) => `echo "${name}=$${name}"`);
      const script = [
        `{ ${lines.join('; ')}; echo DATA_DIR=/var/lib/platen-server; } > ${settings}`,
        `exec chroot ${system} /usr/bin/platen-server serve`,
      ].join('\n');
      const walked = await walkPackedServer(join(folder, 'serve'), script, options);
      await inside('dpkg', '--remove', 'platen-server');
      await inside('test', '-d', '/var/lib/platen-server/store');
      return walked;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
