import { SignJWT } from 'jose';
import {
  createDemoServer,
  createMemoryKeys,
  demoAccounts,
  demoPassword,
  freeAccounts,
  routeTable as calls,
  seedPeople,
  type DemoAccount,
} from 'server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decideNavigation } from '@/app/routes/decide-navigation';
import { routeTable as screens } from '@/app/routes/route-table';
import { userFromToken } from '@/entities/session/index.testing';
import { accessAreas, signedOutRoutes, type AccessArea } from './access-areas/index.ts';
import { asRouterPath, ownRoutes, specificationRoutes } from './specification-routes.ts';

interface Person {
  readonly name: string;
  /** Undefined when nobody is signed in. */
  readonly token: string | undefined;
}

const keys = await createMemoryKeys();
const server = await createDemoServer({ keys });
afterAll(() => server.close());

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

type Held = Pick<DemoAccount, 'accountTypes' | 'userRoles' | 'qualityRoles' | 'permissions'>;

/**
 * Returns a person of the demo organisation with exactly these roles and permissions, and a valid token: the server
 * looks both up.
 */
async function single(name: string, held: Held): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@demo.test`;
  const account = { firstName: 'Only', lastName: 'This', ...held, groupIds: [1], email, passwordHash: '' };
  const ids = await server.store.asOrganization(1001, (transaction) =>
    seedPeople(transaction, 1001, [account]),
  );
  const token = await new SignJWT({
    firstname: 'Only',
    lastname: 'This',
    email,
    OrganizationId: 1001,
    UserId: ids.get(email),
    sid: crypto.randomUUID(),
    UserRole: [...held.accountTypes, ...(held.userRoles ?? [])],
    UserPermission: held.permissions ?? [],
    QualityAssuranceRole: held.qualityRoles ?? [],
    groups: [1],
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid })
    .setSubject(`1001/${ids.get(email)}`)
    .setIssuer('platen')
    .setAudience('platen-api')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(keys.signing.key);
  return { name, token };
}

async function signIn(email: string): Promise<Person> {
  const response = await server.fetch(
    new Request('http://platen.test/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    }),
  );
  return { name: email, token: z.object({ token: z.string() }).parse(await response.json()).token };
}

const accountTypes = ['Administrator', 'User', 'TenantAdmin'] as const;
const userRoles = [
  'ArticleManager',
  'GroupManager',
  'OrderManager',
  'LabelManager',
  'DataImporter',
  'PrinterManager',
] as const;
const qualityRoles = [
  'Master',
  'LabelDesigner',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'QualityManager',
] as const;

/**
 * Demo accounts have several roles at once, and each role is also tested alone below: only the full run tests these
 * accounts too.
 */
const isForAccounts = process.env['TEST_RUN'] !== 'main';
const accounts = isForAccounts ? [...demoAccounts, ...freeAccounts] : [];

let people: readonly Person[] = [];
beforeAll(async () => {
  people = [
    { name: 'nobody', token: undefined },
    ...(await Promise.all(accounts.map(({ email }) => signIn(email)))),
    ...(await Promise.all(accountTypes.map((type) => single(`only ${type}`, { accountTypes: [type] })))),
    ...(await Promise.all(
      userRoles.map((role) => single(`only the role ${role}`, { accountTypes: [], userRoles: [role] })),
    )),
    // Nobody has a review role or a permission alone: an invitation needs an account type or a role.
    ...(await Promise.all(
      qualityRoles.map((role) =>
        single(`User with ${role}`, { accountTypes: ['User'], qualityRoles: [role] }),
      ),
    )),
    await single('User with the permission PrinterManager', {
      accountTypes: ['User'],
      permissions: ['PrinterManager'],
    }),
  ];
});

const userOf = ({ token }: Person) => (token === undefined ? undefined : userFromToken(token, []));

/** Returns whether access is expected, by the specification's table alone. */
function isExpected({ opensFor }: AccessArea, person: Person): boolean {
  const tags = userOf(person)?.tags;
  if (opensFor === 'public') return true;
  if (opensFor === 'signed-in') return tags !== undefined;
  return opensFor.some((tag) => tags?.has(tag) === true);
}

/** Returns the decision of the app's guard. */
function canEnter(route: string, person: Person): boolean {
  const screen = screens.find(({ path }) => path === asRouterPath(route));
  if (!screen) throw new Error(`The app has no screen ${route}.`);
  const user = userOf(person);
  const facts = { access: screen.access, target: screen.path, isLoggedIn: user !== undefined, user };
  return decideNavigation(facts).kind === 'enter';
}

/**
 * Returns whether the server really allows the call: it answers anything but 401 and 403. Bodies are empty and ids do
 * not exist, so that nothing is changed.
 */
async function canCall(name: string, { token }: Person): Promise<boolean> {
  const call = calls.find((one) => nameOf(one) === name);
  if (!call) throw new Error(`The server has no call ${name}.`);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter) =>
    parameter === 'token' ? 'x' : '987654321',
  );
  const response = await server.fetch(
    new Request(`http://platen.test${path}`, {
      method: call.method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(call.request?.body ? { body: '{}' } : {}),
    }),
  );
  await response.body?.cancel();
  return response.status !== 401 && response.status !== 403;
}

describe('the access matrix', () => {
  it('has every call of the server once', () => {
    expect(accessAreas.flatMap((area) => area.calls).toSorted()).toEqual(calls.map(nameOf).toSorted());
  });

  it('has every screen of the app once', () => {
    const placed = [...signedOutRoutes, ...accessAreas.flatMap(({ routes }) => routes)];
    expect(placed.toSorted()).toEqual([...specificationRoutes, ...ownRoutes].toSorted());
  });

  it('finds the account of every person it asks for', () => {
    expect(people).toHaveLength(1 + (isForAccounts ? 8 : 0) + 9 + 6 + 1);
    expect(people.filter((person) => person.token !== undefined && !userOf(person))).toEqual([]);
  });

  let cells = 0;
  let agreeing = 0;
  it.each(accessAreas.map((area) => [area.area, area] as const))(
    'agrees with the app and the server in the area: %s',
    async (_, area) => {
      const found: string[] = [];
      for (const person of people) {
        const expected = isExpected(area, person);
        const verdicts = [
          ...area.routes.map((route) => [route, canEnter(route, person)] as const),
          ...(await Promise.all(
            area.calls.map(async (name) => [name, await canCall(name, person)] as const),
          )),
        ];
        for (const [what, isOpen] of verdicts) {
          cells += 1;
          if (isOpen === expected) agreeing += 1;
          else found.push(`${what} is ${isOpen ? 'open' : 'closed'} for ${person.name}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it('agrees in every cell', () => {
    const routes = accessAreas.reduce((sum, area) => sum + area.routes.length, 0);
    process.stderr.write(
      `\n>>> access matrix: ${agreeing} of ${cells} cells agree (${people.length} people × ${routes} screens + ${calls.length} calls, ${accessAreas.length} areas) <<<\n`,
    );
    expect([agreeing, cells]).toEqual([cells, people.length * (routes + calls.length)]);
  });
});
