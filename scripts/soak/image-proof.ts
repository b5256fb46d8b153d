import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, cp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { PROCESSORS } from '../packaging/debian-package.ts';
import { unpackPinned } from '../packaging/pinned-package.ts';
import { run } from '../packaging/run.ts';
import { nodeIn, serverNode } from '../package-server/server-node.ts';
import { projectRoot } from '../test-run/run-program.ts';
import { debianSystemNeeds, serverVariables, walkPackedServer } from './packed-server.ts';
import type { Proof } from './proof.ts';

/** Image that the Dockerfile begins with. No registry is asked: it is made here of the same system and the same Node. */
const BASE = 'docker.io/library/node:24.21.0-slim';
/** Newest of the line that comes with this Node. */
const NPM = {
  name: 'npm',
  version: '11.21.2',
  integrity:
    'sha512-7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==',
};

/** Certificates of this machine beside the usual ones, where a proxy stands between it and the npm registry. */
const certificates = process.env['NODE_EXTRA_CA_CERTS'];
const CERTIFICATES = '/etc/ssl/certs/of-this-machine.pem';

/** The image of the server, built from nothing by its Dockerfile. */
export const imageProof: Proof = {
  name: 'image',
  shows:
    'the image of the server is built without a registry, starts, prints, and keeps everything over a restart',
  needs: [
    ...debianSystemNeeds,
    { command: 'buildah', debianPackage: 'buildah' },
    { command: 'pkill', debianPackage: 'procps' },
  ],
  run: async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'platen-image-'));
    const storage = [
      '--root',
      join(folder, 'storage'),
      '--runroot',
      join(folder, 'run'),
      '--storage-driver',
      'vfs',
    ];
    const buildah = (...words: readonly string[]) =>
      run('buildah', [...storage, ...words], { cwd: projectRoot });
    try {
      const base = join(folder, 'base');
      await layBase(base);
      await buildah('from', '--name', 'base', 'scratch');
      await buildah('copy', '--quiet', 'base', base, '/');
      if (certificates !== undefined)
        await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, 'base');
      await buildah('commit', '--quiet', 'base', BASE);
      await buildah('rm', 'base');
      await buildah('bud', '--pull=never', '--isolation', 'chroot', '--tag', 'platen', '.');
      await buildah('from', '--pull=never', '--name', 'platen', 'platen');
      const names = serverVariables.map((name) => `--env "${name}=$${name}"`).join(' ');
      // A signal ends buildah, not what it runs: the server is found by a word at the end of its command. The volume of the
      // image stays with the container.
      const serve = `node server/src/program/cli/serve.ts ${basename(folder)}`;
      const script = [
        `buildah ${storage.join(' ')} run --isolation chroot ${names} platen -- ${serve} &`,
        `trap "pkill -TERM -f '^[^ ]*${serve}'" TERM`,
        'wait $! || wait $!',
      ].join('\n');
      return await walkPackedServer(join(folder, 'serve'), script, options);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Lays out what the base image has: a small Debian, Node, npm, and the user `node`. */
async function layBase(base: string): Promise<void> {
  const processor = PROCESSORS.find((one) => one === process.arch);
  if (!processor) throw new Error(`There is no Node for ${process.arch}.`);
  const cache = resolve(projectRoot, '.cache/node');
  const include = '--include=base-files,passwd,libc6,libstdc++6,ca-certificates,netbase';
  await run('mmdebstrap', ['--variant=essential', include, 'bookworm', base]);
  const place = async (from: string, to: string) => {
    await mkdir(dirname(join(base, to)), { recursive: true });
    await cp(from, join(base, to), { recursive: true });
  };
  await place(nodeIn(await serverNode(processor, cache)), 'usr/local/bin/node');
  await place(await unpackPinned(NPM, cache), 'usr/local/lib/node_modules/npm');
  if (certificates !== undefined) await place(certificates, CERTIFICATES);
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(base, 'usr/local/bin', name));
  await run('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node']);
}
