import { join } from 'node:path';
import { BILL } from '../licences/bill-of-materials.ts';
import { copyInto, writeText } from '../packaging/contents.ts';
import { buildDebianPackage, type Processor } from '../packaging/debian-package.ts';
import { copyrightFile } from '../packaging/copyright-file.ts';
import { layServer } from './lay-server.ts';
import { nodeIn, serverNode } from './server-node.ts';

interface ServerPackage {
  /** Folder of the project, with the built app. */
  readonly root: string;
  readonly version: string;
  readonly processor: Processor;
  /** Empty folder to lay files out in. */
  readonly work: string;
  /** Folder of the finished package. */
  readonly out: string;
  /** Folder in which downloads are kept. */
  readonly cache: string;
}

const home = 'opt/platen-server';
const settings = '/etc/platen-server/server.env';
const data = '/var/lib/platen-server';

/** Runs a program of the server with its settings; what an administrator runs works on the data as the server does. */
const launcher = `#!/bin/sh
# platen-server [serve|backup|restore|move-to-postgres|resume|give-plan|invite-organization|load-articles|remove-second-factor|check-history] [WORDS]
set -e
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid=platen --regid=platen --init-groups "$0" "$@"
fi
program=\${1:-serve}
[ $# -gt 0 ] && shift
case "$program" in
  serve | backup | restore | move-to-postgres | resume | give-plan | invite-organization | load-articles | remove-second-factor | check-history) ;;
  *)
    sed -n '2s/^# //p' "$0" >&2
    exit 2
    ;;
esac
set -a
. ${settings}
NODE_ENV=production STATIC_DIR=/${home}/dist HELPER_DIR=\${HELPER_DIR:-/${home}/dist-helper}
set +a
exec /${home}/node "/${home}/server/src/program/cli/$program.ts" "$@"
`;

const environment = `# Settings of the Platen server, as NAME=value; a value with more than letters, digits and ./:@-_ in single quotes. The
# README lists all of them. After a change:
#   systemctl restart platen-server
HOST=127.0.0.1
PORT=8080
DATA_DIR=${data}

# Address in the browser, behind a proxy that has the certificate.
#PUBLIC_URL=https://labels.example.com

# A database of your own in place of the embedded one.
#DATABASE_URL=postgres://platen@localhost/platen

# Backups, which \`platen-server backup\` writes: better on another disk, and encrypted to a public key of age.
#BACKUP_DIR=/mnt/backups
#BACKUP_AGE_RECIPIENT=age1example
`;

const unit = `[Unit]
Description=Platen, labels of an organisation
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
User=platen
ExecStart=/usr/bin/platen-server serve
StateDirectory=platen-server
Restart=on-failure
RestartSec=5
# A reason that does not pass by itself, such as settings that cannot be read.
RestartPreventExitStatus=78
# Prints that are on their way are handed over first.
TimeoutStopSec=60
NoNewPrivileges=yes
PrivateTmp=yes
ProtectHome=yes
ProtectSystem=strict

[Install]
WantedBy=multi-user.target
`;

const postinst = `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  adduser --system --group --quiet --home ${data} --no-create-home platen
  install --directory --owner=platen --group=platen --mode=0750 ${data}
  # It may name the password of a database.
  chgrp platen ${settings}
  chmod 0640 ${settings}
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable --quiet platen-server.service
    systemctl restart platen-server.service
  fi
fi
`;
const prerm = `#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl disable --quiet --now platen-server.service
fi
`;

const about = `Section: web
Priority: optional
Depends: adduser, libc6 (>= 2.28), libstdc++6, util-linux
Description: server of Platen with its app
 Designs, approves and prints the labels of an organisation in the browser. It
 keeps its data in ${data}, also when the package is removed or purged.
`;

/** Writes the package of the server for Debian and Ubuntu, with its bill of materials beside it. Returns its name. */
export async function packServer(sources: ServerPackage): Promise<string> {
  const { root, version, processor, work, out, cache } = sources;
  const node = await serverNode(processor, cache);
  await layServer(root, join(work, home), 'LICENSE.node, beside this file');
  copyInto(work, join(home, 'node'), nodeIn(node), 0o755);
  copyInto(work, join(home, 'LICENSE.node'), join(node, 'LICENSE'));
  copyInto(out, BILL, join(work, home, BILL));
  writeText(work, 'usr/share/doc/platen-server/copyright', copyrightFile(join(root, 'LICENSE'), home));
  writeText(work, 'usr/bin/platen-server', launcher, 0o755);
  writeText(work, settings.slice(1), environment);
  writeText(work, 'usr/lib/systemd/system/platen-server.service', unit);
  return buildDebianPackage(
    { name: 'platen-server', version, processor, about, postinst, prerm, conffiles: [settings] },
    { work, out },
  );
}
