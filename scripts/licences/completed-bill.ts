import type { BroughtPart } from './brought-part.ts';
import { broughtParts } from './brought-parts.ts';
import { programs, type ProgramName } from './programs.ts';
import { statedLicences } from './stated-licences.ts';

interface Hash {
  readonly alg: string;
  readonly content: string;
}

interface ExternalReference {
  readonly type: string;
  readonly url: string;
  readonly hashes?: readonly Hash[];
}

/** A component of CycloneDX 1.6, as far as it is read or written here. */
export interface BillComponent {
  readonly type: string;
  readonly name: string;
  readonly version?: string;
  readonly group?: string;
  readonly 'bom-ref': string;
  readonly purl?: string;
  readonly cpe?: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly Hash[];
  readonly externalReferences?: readonly ExternalReference[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

/** A bill of materials in CycloneDX 1.6. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: BillComponent };
  readonly components: readonly BillComponent[];
  readonly dependencies: readonly Dependency[];
}

interface Made {
  readonly program: ProgramName;
  readonly nodeVersion: string;
  /** Time that it says it was made at. */
  readonly madeAt: Date;
}

/** Rooms of the project: the registry has other packages under their names, which a scanner would take them for. */
const OWN = /^pkg:npm\/(?:platen|server|helper|label-core)@/;
/** The native part for the system that builds; what leaves is named in brought-parts.ts. */
const NATIVE_PART = /^pkg:npm\/%40koromix\/koffi-/;

/**
 * Returns the bill that pnpm made with what it does not know: what packages bring inside, Node, licences that no package.json
 * names, and hashes where scanners look for them; without what differs from build to build.
 * @throws Error that names a package without a hash
 */
export function completedBill(listed: Bill, { program, nodeVersion, madeAt }: Made): Bill {
  const { metadata } = listed;
  const packages = listed.components.filter(({ purl = '' }) => !NATIVE_PART.test(purl)).map(completed);
  const main = {
    ...asOwn(metadata.component),
    name: `platen-${program}`,
    description: programs[program].title,
  };
  const node = nodeComponent(nodeVersion);
  const inside = packages.flatMap((bringer) => partsOf(bringer));
  const built = programs[program].built.map((part) => partComponent(part));
  const refs = new Map(listed.components.map((one) => [one['bom-ref'], completedRef(one)]));
  refs.set(metadata.component['bom-ref'], main['bom-ref']);
  const dependencies = listed.dependencies
    .filter(({ ref }) => !NATIVE_PART.test(ref))
    .map(({ ref, dependsOn }) => {
      const own = refs.get(ref) ?? ref;
      const parts = inside.filter(({ of }) => of === own).map(({ part }) => part['bom-ref']);
      const added = own === main['bom-ref'] ? [node, ...built].map((one) => one['bom-ref']) : [];
      const needed = dependsOn.filter((one) => !NATIVE_PART.test(one)).map((one) => refs.get(one) ?? one);
      return { ref: own, dependsOn: [...needed, ...parts, ...added].toSorted() };
    });
  return {
    ...listed,
    metadata: { ...metadata, timestamp: madeAt.toISOString(), component: main },
    components: [...packages, ...inside.map(({ part }) => part), ...built, node].toSorted(byRef),
    dependencies: dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

const byRef = (a: BillComponent, b: BillComponent) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1);

const completedRef = (one: BillComponent) => (OWN.test(one.purl ?? '') ? ownRef(one) : one['bom-ref']);
const ownRef = ({ name, version = '' }: BillComponent) => `platen/${name}@${version}`;

/** A room of the project has no address in the registry. */
function asOwn(component: BillComponent): BillComponent {
  const { purl: _, ...own } = component;
  return { ...own, 'bom-ref': ownRef(component) };
}

function completed(component: BillComponent): BillComponent {
  if (OWN.test(component.purl ?? '')) return asOwn(component);
  const { name, version = '', licenses, externalReferences = [] } = component;
  const hashes = externalReferences.find(({ type }) => type === 'distribution')?.hashes;
  if (!hashes || hashes.length === 0)
    throw new Error(`${name} ${version} has no hash in the lock file: run \`pnpm install\`.`);
  const stated = statedLicences[fullName(component)];
  const known = licenses ?? (stated === undefined ? undefined : [{ expression: stated }]);
  return { ...component, ...(known && { licenses: known }), hashes };
}

const fullName = ({ group, name }: BillComponent) => (group === undefined ? name : `${group}/${name}`);

function partsOf(bringer: BillComponent): readonly { readonly of: string; readonly part: BillComponent }[] {
  const parts = broughtParts[fullName(bringer)]?.parts ?? [];
  return parts.map((part) => ({
    of: bringer['bom-ref'],
    part: partComponent(part, `${bringer['bom-ref']}#`),
  }));
}

/** @param before what sets its name apart from the same part of another package */
function partComponent(
  { name, version, licence, source, purl, integrity, cpe }: BroughtPart,
  before = '',
): BillComponent {
  return {
    type: 'library',
    'bom-ref': `${before}${name.toLowerCase().replaceAll(/[^a-z\d@/.+-]+/g, '-')}`,
    name,
    ...(version !== undefined && { version }),
    licenses: [{ expression: licence }],
    ...(purl !== undefined && { purl }),
    ...(integrity !== undefined && { hashes: [asHash(integrity)] }),
    ...(cpe !== undefined && { cpe }),
    externalReferences: [{ type: 'website', url: source }],
  };
}

/** As in a lock file: `sha512-` and base64. */
const asHash = (integrity: string): Hash => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

/** With its name in the list of weaknesses (CPE), by which scanners know it. */
const nodeComponent = (version: string): BillComponent => ({
  type: 'platform',
  'bom-ref': `node@${version}`,
  name: 'Node.js',
  version,
  cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
  licenses: [{ expression: 'MIT' }],
  externalReferences: [{ type: 'website', url: 'https://nodejs.org' }],
});
