import { describe, expect, it } from 'vitest';
import { completedBill, type Bill, type BillComponent } from '../scripts/licences/completed-bill.ts';

const made = { program: 'helper', nodeVersion: '24.0.0', madeAt: new Date('2026-01-01T00:00:00Z') } as const;

/** A component as pnpm lists it. */
function listed(purl: string, over: Partial<BillComponent> = {}): BillComponent {
  const [, group, name = '', version = ''] = /^pkg:npm\/(?:(%40[^/]+)\/)?([^@]+)@(.+)$/.exec(purl) ?? [];
  return {
    type: 'library',
    name,
    version,
    purl,
    'bom-ref': purl,
    licenses: [{ license: { id: 'MIT' } }],
    externalReferences: [
      { type: 'distribution', url: 'https://example.com', hashes: [{ alg: 'SHA-512', content: 'ab12' }] },
    ],
    ...(group !== undefined && { group: group.replace('%40', '@') }),
    ...over,
  };
}

function billWith(...components: readonly BillComponent[]): Bill {
  const main = listed('pkg:npm/helper@0.1.0', { type: 'application' });
  return {
    metadata: { timestamp: '2031-05-05T05:05:05Z', component: main },
    components,
    dependencies: [
      { ref: main['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) },
      ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: [] })),
    ],
  };
}

const refsOf = ({ components }: Bill) => components.map((one) => one['bom-ref']);

describe('the completed bill of materials', () => {
  it('has hashes where scanners look for them, Node, and one time and order for the same packages', () => {
    const [a, b] = [listed('pkg:npm/a@1.0.0'), listed('pkg:npm/b@1.0.0')];
    const bill = completedBill(billWith(b, a), made);
    expect(refsOf(bill)).toEqual([
      'node@24.0.0',
      'nsis-in-the-programs-for-windows',
      'pkg:npm/a@1.0.0',
      'pkg:npm/b@1.0.0',
      'rolldown-its-runtime',
    ]);
    expect(bill.components[2]?.hashes).toEqual([{ alg: 'SHA-512', content: 'ab12' }]);
    expect(bill.components[0]?.cpe).toBe('cpe:2.3:a:nodejs:node.js:24.0.0:*:*:*:*:*:*:*');
    expect(bill.metadata.timestamp).toBe('2026-01-01T00:00:00.000Z');
    expect(completedBill(billWith(a, b), made)).toEqual(bill);
  });

  it('takes the rooms of the project for no packages of the registry', () => {
    const bill = completedBill(billWith(listed('pkg:npm/label-core@0.1.0')), made);
    const own = bill.components.find(({ name }) => name === 'label-core');
    expect([own?.['bom-ref'], own?.purl]).toEqual(['platen/label-core@0.1.0', undefined]);
    const { component } = bill.metadata;
    expect([component.name, component['bom-ref'], component.purl]).toEqual([
      'platen-helper',
      'platen/helper@0.1.0',
      undefined,
    ]);
    expect(bill.dependencies.find(({ ref }) => ref === 'platen/helper@0.1.0')?.dependsOn).toContain(
      'platen/label-core@0.1.0',
    );
  });

  it('lists what a package brings inside below it', () => {
    const brotli = 'pkg:npm/brotli@1.3.3';
    const bill = completedBill(billWith(listed(brotli)), made);
    const part = `${brotli}#brotli-decoder-and-dictionary`;
    expect(refsOf(bill)).toContain(part);
    expect(bill.dependencies.find(({ ref }) => ref === brotli)?.dependsOn).toEqual([part]);
  });

  it('has the native part that leaves for Windows, not that of the system that builds', () => {
    const here = 'pkg:npm/%40koromix/koffi-linux-x64@3.3.4';
    const bill = completedBill(billWith(listed('pkg:npm/koffi@3.3.4'), listed(here)), made);
    const purls = bill.components.flatMap(({ purl }) => purl ?? []);
    expect(purls).toEqual(['pkg:npm/koffi@3.3.4', 'pkg:npm/%40koromix/koffi-win32-x64@3.3.4']);
    expect(JSON.stringify(bill.dependencies)).not.toContain(here);
  });

  it('has the licence that a package names in its text only', () => {
    const { licenses: _, ...silent } = listed('pkg:npm/png-js@2.0.0');
    const bill = completedBill(billWith(silent), made);
    expect(bill.components.find(({ name }) => name === 'png-js')?.licenses).toEqual([{ expression: 'MIT' }]);
  });

  it('is not made of a package without a hash', () => {
    const bill = billWith(listed('pkg:npm/a@1.0.0', { externalReferences: [] }));
    expect(() => completedBill(bill, made)).toThrow('a 1.0.0 has no hash in the lock file');
  });
});
