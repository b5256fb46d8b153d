import type { Component } from './component.ts';
import { componentsOf, programs, type ProgramName } from './programs.ts';

/** Name of the file in the built app, which its server answers at this address. */
export const APP_NOTICES = 'third-party-notices.txt';
/** Name of the file beside the programs. */
export const PROGRAM_NOTICES = 'THIRD-PARTY-NOTICES.txt';

const LINE = '-'.repeat(80);

/** Node as it is packed with a program. */
export interface PackedNode {
  readonly version: string;
  /** Where the licence of Node, with those of all that is in it, is found. */
  readonly licenceIs: string;
}

/**
 * Returns the notices of a program: what it contains of others, and the text of each licence once. The same packages make
 * the same bytes.
 * @param root folder of the project
 * @param node Node, for a program that it leaves with
 * @throws Error when a licence is not allowed or its text is missing
 */
export function noticesOf(root: string, program: ProgramName, node?: PackedNode): string {
  return noticesText(programs[program].title, componentsOf(root, program), node);
}

/** Returns the notices for components in their order. */
export function noticesText(title: string, components: readonly Component[], node?: PackedNode): string {
  const numbers = new Map<string, number>();
  for (const text of components.flatMap(({ texts }) => texts)) {
    if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
  }
  const listed = components.map((one) => entryOf(one, numbers));
  if (node) listed.push(`Node.js ${node.version}\n  MIT and others: ${node.licenceIs}\n  https://nodejs.org`);
  const printed = [...numbers].map(
    ([text, number]) =>
      `${LINE}\n[${number}] ${namesWith(components, text).join(', ')}\n${LINE}\n\n${text}\n`,
  );
  return [
    `Third-party notices of ${title}`,
    'It is built from the software and fonts below, each under its own licence. A number\nin brackets is that of the text of the licence, further down.',
    ...listed,
    ...printed,
  ].join('\n\n');
}

function entryOf({ name, version, licence, source, texts }: Component, numbers: ReadonlyMap<string, number>) {
  const marks = texts.map((text) => `[${numbers.get(text) ?? 0}]`).join(' ');
  return `${[name, version].filter(Boolean).join(' ')}\n  ${licence ?? ''} ${marks}\n  ${source}`;
}

const namesWith = (components: readonly Component[], text: string): readonly string[] => [
  ...new Set(components.filter(({ texts }) => texts.includes(text)).map(({ name }) => name)),
];
