import { html } from 'hono/html';
import { loadTexts, type LanguageCode, type Texts } from 'label-core/sentence';
import {
  packagesPath,
  type HelperPackage,
  type HelperPackages,
  type PackageSystem,
} from '../../exchange/updates/helper-packages.ts';
import { serverPage, type Markup } from '../../foundation/pages/server-page.ts';
import { en } from './i18n/en.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

type InstallTexts = Texts<typeof en>['install'];

const MEGABYTE = 1_000_000;
const systems: readonly PackageSystem[] = ['windows', 'macos', 'debian', 'linux'];

/** Returns the page with which a person installs the printer helper: three steps, and the packages of each system. */
export function installPage(
  language: LanguageCode,
  offered: HelperPackages | undefined,
  url: string,
): Promise<Response> {
  const texts = textsIn(language).install;
  return serverPage({
    kind: 'text',
    language,
    title: texts.title,
    content: html`<p><a href="./#/">${texts.back}</a></p>
      <p>${texts.purpose}</p>
      ${offered ? stepsOf(offered, texts, url) : html`<p role="alert">${texts.none}</p>`}`,
  });
}

function stepsOf({ packages }: HelperPackages, texts: InstallTexts, url: string): Markup {
  return html`<h2>1. ${texts.download}</h2>
    <p>${texts.downloadStep}</p>
    <dl>${systems.map((system) => systemEntry(system, packages, texts))}</dl>
    <h2>2. ${texts.install}</h2>
    <ul>
      <li>${texts.onWindows}</li>
      <li>${texts.onMac}</li>
      <li>${texts.onDebian}</li>
      <li>${texts.onLinux}<br /><code>${terminalLine(url)}</code></li>
    </ul>
    <h2>3. ${texts.connect}</h2>
    <p>${texts.connectStep}</p>
    <p>${texts.check} <a href="./${packagesPath}/${sums}">${sums}</a></p>`;
}

const sums = 'SHA256SUMS';
const terminalLine = (url: string) => `curl -fsS ${url}/${packagesPath}/install.sh | sh`;

function systemEntry(
  system: PackageSystem,
  packages: readonly HelperPackage[],
  texts: InstallTexts,
): Markup | '' {
  const own = packages.filter((one) => one.system === system);
  if (own.length === 0) return '';
  return html`<dt id="${system}">${texts[system]}</dt>
    ${own.map(
      ({ name, bytes }) =>
        html`<dd>
          <a href="./${packagesPath}/${name}" download
            >${texts.size({ name, megabytes: Math.ceil(bytes / MEGABYTE) })}</a
          >
        </dd>`,
    )}`;
}
