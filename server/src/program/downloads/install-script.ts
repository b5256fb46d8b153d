import { packagesPath, type HelperPackages } from '../../exchange/updates/helper-packages.ts';

/**
 * Returns the script that installs the helper for one person on Linux and macOS: it takes the package of this computer,
 * checks its sum, lays it into the person's own folder and starts it, with this server's app allowed to print.
 * @param base address of this server, without a trailing slash
 */
export function installScript({ version, packages }: HelperPackages, base: string): string {
  const cases = packages.flatMap(({ name, sha256 }) => {
    const [, system, processor] = /-(linux|macos)-(x64|arm64)\.(?:tar\.xz|zip)$/.exec(name) ?? [];
    return system ? [`  ${system}-${processor}) name=${name} sum=${sha256} ;;`] : [];
  });
  return `#!/bin/sh
# Installs the Platen printer helper ${version} for this account.
set -eu
server='${base.replaceAll("'", '%27')}'
app='${new URL(base).origin}'
case "$(uname -s)" in Linux) system=linux ;; Darwin) system=macos ;; *) system=other ;; esac
case "$(uname -m)" in x86_64 | amd64) processor=x64 ;; aarch64 | arm64) processor=arm64 ;; *) processor=other ;; esac
case "$system-$processor" in
${cases.join('\n')}
  *) echo "There is no printer helper for this computer ($(uname -sm))." >&2; exit 1 ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "Downloading $name"
curl -fsS "$server/${packagesPath}/$name" -o "$work/$name"
if command -v sha256sum >/dev/null; then found=$(sha256sum "$work/$name"); else found=$(shasum -a 256 "$work/$name"); fi
if [ "\${found%% *}" != "$sum" ]; then echo "The download is damaged: try again." >&2; exit 1; fi
if [ "$system" = macos ]; then
  home="$HOME/Applications"
  program="$home/Platen Helper.app/Contents/MacOS/platen-helper"
  old="$home/Platen Helper.app"
else
  home="\${XDG_DATA_HOME:-$HOME/.local/share}"
  program="$home/platen-helper/platen-helper"
  old="$home/platen-helper"
fi
if [ -x "$program" ]; then "$program" uninstall; fi
mkdir -p "$home"
rm -rf "$old"
if [ "$system" = macos ]; then unzip -q "$work/$name" -d "$home"; else tar -xJf "$work/$name" -C "$home"; fi
if [ "$system" = linux ]; then mkdir -p "$HOME/.local/bin" && ln -sf "$program" "$HOME/.local/bin/platen-helper"; fi
"$program" install --origin "$app"
`;
}
