import { join } from 'node:path';
import type { Component } from './component.ts';
import { keptText, licenceTexts, textIn } from './licence-texts.ts';
import type { BroughtPart } from './brought-part.ts';
import { broughtParts } from './brought-parts.ts';
import { productionPackages, type ProductionPackage } from './production-packages.ts';
import { refusals } from './allowed-licences.ts';

/** What leaves the building, each with notices and a bill of materials of its own. */
export type ProgramName = 'app' | 'server' | 'helper';

interface Program {
  readonly title: string;
  /** Rooms of the project whose packages are in it, from the root. */
  readonly rooms: readonly string[];
  /** What its build adds that is no package it needs. */
  readonly built: readonly BroughtPart[];
}

/** Small modules that a build lays between those of the sources. */
const rolldown: BroughtPart = {
  name: 'Rolldown, its runtime',
  licence: 'MIT',
  source: 'https://rolldown.rs',
  text: { kept: 'rolldown.txt' },
};
const vite: BroughtPart = {
  name: 'Vite, its loader of modules',
  licence: 'MIT',
  source: 'https://vite.dev',
  text: { kept: 'vite.txt' },
};

/** It makes the installer for Windows and the program that starts the helper there, and is part of both, unchanged. */
const nsis: BroughtPart = {
  name: 'NSIS, in the programs for Windows',
  licence: 'Zlib AND LicenseRef-NSIS-LZMA',
  source: 'https://nsis.sourceforge.io',
  text: { kept: 'nsis.txt' },
};

export const programs: Readonly<Record<ProgramName, Program>> = {
  app: { title: 'Platen app', rooms: ['.'], built: [rolldown, vite] },
  server: { title: 'Platen server with its app', rooms: ['server', '.'], built: [rolldown, vite] },
  helper: { title: 'Platen printer helper', rooms: ['helper'], built: [rolldown, nsis] },
};

/** Returns the packages that a program needs when it runs. */
export const packagesOf = (root: string, program: ProgramName): readonly ProductionPackage[] =>
  productionPackages(programs[program].rooms.map((room) => join(root, room)));

/**
 * Returns all that is in a program of others, by name: its packages, what these bring inside, and what its build adds.
 * @throws Error that names each licence that is not allowed, and each text that is missing
 */
export function componentsOf(root: string, program: ProgramName): readonly Component[] {
  const packages = packagesOf(root, program);
  const found = [
    ...packages.flatMap((one) => [asComponent(one), ...partsOf(one)]),
    ...programs[program].built.map((part) => partAsComponent(part, root)),
  ];
  const refused = refusals(found);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return sorted(merged(found));
}

const asComponent = (one: ProductionPackage): Component => ({
  name: one.name,
  version: one.version,
  licence: one.licence,
  source: one.homepage ?? `https://www.npmjs.com/package/${one.name}`,
  texts: licenceTexts(one),
});

function partsOf({ name, version, folder }: ProductionPackage): readonly Component[] {
  const bringer = Object.hasOwn(broughtParts, name) ? broughtParts[name] : undefined;
  if (!bringer) return [];
  if (bringer.lookedUpIn !== version)
    throw new Error(
      `${name} is ${version} now, and what it brings inside was looked up in ${bringer.lookedUpIn}: look again, then write the version into scripts/licences/brought-parts.ts.`,
    );
  return bringer.parts.map((part) => ({
    ...partAsComponent(part, folder),
    name: part.name.includes(name) ? part.name : `${part.name} (in ${name})`,
  }));
}

const partAsComponent = ({ name, version = '', licence, source, text }: BroughtPart, folder: string) => ({
  name,
  version,
  licence,
  source,
  texts: ['kept' in text ? keptText(text.kept) : textIn(folder, text.own)],
});

/** A component that is there twice, such as a package that two rooms need, is named once. */
const merged = (components: readonly Component[]): readonly Component[] => [
  ...new Map(components.map((one) => [`${one.name} ${one.version}`, one])).values(),
];

const sorted = (components: readonly Component[]): readonly Component[] =>
  components.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
const sortKey = ({ name, version }: Component) => `${name.toLowerCase()} ${name} ${version}`;
