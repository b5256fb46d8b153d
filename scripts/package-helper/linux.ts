import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unitText } from '../../helper/src/installed/autostart/systemd-user-unit.ts';
import { BILL } from '../licences/bill-of-materials.ts';
import { PROGRAM_NOTICES } from '../licences/notices.ts';
import { copyInto, EPOCH_S, settle, writeText } from '../packaging/contents.ts';
import { copyrightFile } from '../packaging/copyright-file.ts';
import { buildDebianPackage, type Processor } from '../packaging/debian-package.ts';
import { run } from '../packaging/run.ts';
import type { PackageSources } from './package-sources.ts';

const home = 'opt/platen-helper';

/** Runs the helper that lies beside it, wherever both were unpacked, and through a link to it. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/helper.mjs" "$@"
`;

const readme = `Platen printer helper

Keep this folder where it is from now on, for example in ~/.local/share, then:

  ./platen-helper install     starts the helper now and at each sign-in
  ./platen-helper doctor      tells why nothing is printed, and what to do
  ./platen-helper uninstall   stops it, and starts it no more
`;

/** Agent of a server, one for each file /etc/platen-helper/NAME.env with its CONNECT_ settings. */
const connectUnit = `[Unit]
Description=Platen connect (%i)
After=network-online.target cups.service
Wants=network-online.target

[Service]
EnvironmentFile=/etc/platen-helper/%i.env
Environment=DATA_DIR=%S/platen-connect/%i
ExecStart=/usr/bin/platen-helper connect
StateDirectory=platen-connect/%i
DynamicUser=yes
SupplementaryGroups=lp
Restart=on-failure
RestartSec=5
RestartPreventExitStatus=2 4 5
NoNewPrivileges=yes
ProtectHome=yes
ProtectSystem=strict

[Install]
WantedBy=multi-user.target
`;

const desktopFile = `[Desktop Entry]
Type=Application
Name=Platen printer helper
Comment=Prints the labels of Platen on the printers of this computer
Exec=platen-helper open
Icon=printer
Categories=Utility;
`;

/** Switched on for every account; the helper of a person starts with their next session, or at once by its menu entry. */
const postinst = `#!/bin/sh
set -e
if [ "$1" = configure ] && command -v systemctl >/dev/null; then
  systemctl --global enable platen-helper.service || true
fi
`;
const prerm = `#!/bin/sh
set -e
if [ "$1" = remove ] && command -v systemctl >/dev/null; then
  systemctl --global disable platen-helper.service || true
fi
`;

const about = `Section: utils
Priority: optional
Depends: libc6 (>= 2.28), libstdc++6
Recommends: cups
Description: printer helper of Platen
 Runs on the computer of a person who prints labels, listens to this computer
 only, and hands labels to its printers.
`;

async function layProgram(folder: string, place: string, sources: PackageSources): Promise<void> {
  copyInto(folder, join(place, 'node'), sources.node, 0o755);
  copyInto(folder, join(place, 'helper.mjs'), sources.bundle);
  await sources.layUnbundled(join(folder, place));
  copyInto(folder, join(place, 'LICENSE'), sources.licence);
  copyInto(folder, join(place, 'LICENSE.node'), sources.nodeLicence);
  writeText(folder, join(place, PROGRAM_NOTICES), sources.notices);
  writeText(folder, join(place, BILL), sources.bill);
  writeText(folder, join(place, 'platen-helper'), launcher, 0o755);
}

/** Writes the archive for any distribution. Returns its name. */
export async function packTar(processor: Processor, sources: PackageSources): Promise<string> {
  const { version, work, out } = sources;
  const name = `platen-helper-${version}-linux-${processor}.tar.xz`;
  rmSync(work, { recursive: true, force: true });
  await layProgram(work, 'platen-helper', sources);
  writeText(work, 'platen-helper/README.txt', readme);
  settle(work);
  const reproducible = ['--sort=name', `--mtime=@${EPOCH_S}`, '--owner=0', '--group=0', '--numeric-owner'];
  await run('tar', [...reproducible, '-cJf', join(out, name), '-C', work, 'platen-helper'], {
    env: { XZ_OPT: '-6 -T1' },
  });
  return name;
}

/** Writes the package for Debian and Ubuntu. Returns its name. */
export async function packDeb(processor: Processor, sources: PackageSources): Promise<string> {
  const { version, work, out } = sources;
  rmSync(work, { recursive: true, force: true });
  await layProgram(work, home, sources);
  writeText(work, 'usr/share/doc/platen-helper/copyright', copyrightFile(sources.licence, home));
  writeText(work, 'usr/bin/platen-helper', `#!/bin/sh\nexec /${home}/platen-helper "$@"\n`, 0o755);
  writeText(
    work,
    'usr/lib/systemd/user/platen-helper.service',
    unitText(['/usr/bin/platen-helper', 'serve']),
  );
  writeText(work, 'usr/lib/systemd/system/platen-connect@.service', connectUnit);
  writeText(work, 'usr/share/applications/platen-helper.desktop', desktopFile);
  return buildDebianPackage(
    { name: 'platen-helper', version, processor, about, postinst, prerm },
    { work, out },
  );
}
