import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BILL } from '../licences/bill-of-materials.ts';
import { PROGRAM_NOTICES } from '../licences/notices.ts';
import { copyInto, settle, writeText } from '../packaging/contents.ts';
import type { PackageSources } from './package-sources.ts';
import { run } from '../packaging/run.ts';

const app = 'Platen Helper.app/Contents';

const infoPlist = (version: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key><string>com.platen.helper</string>
  <key>CFBundleName</key><string>Platen Helper</string>
  <key>CFBundleExecutable</key><string>platen-helper</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>CFBundleShortVersionString</key><string>${version}</string>
  <key>CFBundleVersion</key><string>${version}</string>
  <key>LSMinimumSystemVersion</key><string>13.5</string>
  <key>LSUIElement</key><true/>
  <key>NSLocalNetworkUsageDescription</key>
  <string>Platen Helper prints labels on printers of your network.</string>
</dict>
</plist>
`;

/** Opened by a double click it installs itself and opens its page; with words it is the command. */
const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")/../Resources" && pwd)
if [ $# -eq 0 ]; then
  "$here/node" "$here/helper.mjs" install && set -- open
fi
exec "$here/node" "$here/helper.mjs" "$@"
`;

/** Writes the archive with the app for macOS. Returns its name. */
export async function packMac(processor: 'x64' | 'arm64', sources: PackageSources): Promise<string> {
  const { version, bundle, node, nodeLicence, licence, notices, bill, layUnbundled, work, out } = sources;
  const name = `platen-helper-${version}-macos-${processor}.zip`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeText(work, `${app}/Info.plist`, infoPlist(version));
  writeText(work, `${app}/MacOS/platen-helper`, launcher, 0o755);
  copyInto(work, `${app}/Resources/node`, node, 0o755);
  copyInto(work, `${app}/Resources/helper.mjs`, bundle);
  await layUnbundled(join(work, app, 'Resources'));
  copyInto(work, `${app}/Resources/LICENSE`, licence);
  copyInto(work, `${app}/Resources/LICENSE.node`, nodeLicence);
  writeText(work, `${app}/Resources/${PROGRAM_NOTICES}`, notices);
  writeText(work, `${app}/Resources/${BILL}`, bill);
  settle(work);
  const archive = resolve(out, name);
  rmSync(archive, { force: true });
  // In the order that is given, without times of access; the zone of the time in an archive is that of the machine.
  const paths = readdirSync(work, { recursive: true, encoding: 'utf8' }).toSorted();
  await run('zip', ['-X', '-9', '-q', archive, ...paths], {
    cwd: work,
    env: { TZ: 'UTC' },
  });
  return name;
}
