import { SignJWT } from 'jose';
import {
  createDemoServer,
  createMemoryKeys,
  demoAccounts,
  demoPassword,
  freeAccounts,
  routeTable as calls,
} from 'server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decideNavigation } from '@/app/routes/decide-navigation';
import { routeTable as screens } from '@/app/routes/route-table';
import { userFromToken } from '@/entities/session/index.testing';
import { accessAreas, signedOutRoutes, type AccessArea } from './access-areas.ts';
import { asRouterPath, specificationRoutes } from './specification-routes.ts';

interface Person {
  readonly name: string;
  /** Undefined: nobody is signed in. */
  readonly token: string | undefined;
}

const keys = await createMemoryKeys();
const server = await createDemoServer({ keys });
afterAll(() => server.close());

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

/** A valid token of this server for a person who holds exactly this. */
const tokenFor = (held: Readonly<Record<string, readonly string[]>>) =>
  new SignJWT({
    firstname: 'Only',
    lastname: 'This',
    email: 'only@demo.test',
    OrganizationId: 1001,
    UserId: 2,
    sid: crypto.randomUUID(),
    UserRole: [],
    UserPermission: [],
    QualityAssuranceRole: [],
    groups: [1],
    ...held,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid })
    .setSubject('1001/2')
    .setIssuer('platen')
    .setAudience('platen-api')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(keys.signing.key);

const single = async (name: string, held: Readonly<Record<string, readonly string[]>>): Promise<Person> => ({
  name,
  token: await tokenFor(held),
});

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

const accountTypes = ['Administrator', 'User', 'TenantAdmin'];
const userRoles = [
  'ArticleManager',
  'GroupManager',
  'OrderManager',
  'LabelManager',
  'DataImporter',
  'PrinterManager',
];
const qualityRoles = [
  'Master',
  'LabelDesigner',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'QualityManager',
];

let people: readonly Person[] = [];
beforeAll(async () => {
  people = [
    { name: 'nobody', token: undefined },
    ...(await Promise.all([...demoAccounts, ...freeAccounts].map(({ email }) => signIn(email)))),
    ...(await Promise.all(
      [...accountTypes, ...userRoles].map((role) => single(`only ${role}`, { UserRole: [role] })),
    )),
    // Nobody has a role of the review or a permission alone: an invitation needs an account type or a role.
    ...(await Promise.all(
      qualityRoles.map((role) =>
        single(`User with ${role}`, { UserRole: ['User'], QualityAssuranceRole: [role] }),
      ),
    )),
    await single('User with the permission PrinterManager', {
      UserRole: ['User'],
      UserPermission: ['PrinterManager'],
    }),
  ];
});

const userOf = ({ token }: Person) => (token === undefined ? undefined : userFromToken(token, []));

/** By the specification's table alone. */
function isExpected({ opensFor }: AccessArea, person: Person): boolean {
  const tags = userOf(person)?.tags;
  if (opensFor === 'public') return true;
  if (opensFor === 'signed-in') return tags !== undefined;
  return opensFor.some((tag) => tags?.has(tag) === true);
}

/** What the app's guard decides. */
function canEnter(route: string, person: Person): boolean {
  const screen = screens.find(({ path }) => path === asRouterPath(route));
  if (!screen) throw new Error(`The app has no screen ${route}.`);
  const user = userOf(person);
  const facts = { access: screen.access, target: screen.path, isLoggedIn: user !== undefined, user };
  return decideNavigation(facts).kind === 'enter';
}

/** What the server really answers: anything but 401 and 403. Bodies are empty, so that nothing is changed. */
async function canCall(name: string, { token }: Person): Promise<boolean> {
  const call = calls.find((one) => nameOf(one) === name);
  if (!call) throw new Error(`The server has no call ${name}.`);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter) => (parameter === 'token' ? 'x' : '1'));
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
  it('places every call of the server once', () => {
    expect(accessAreas.flatMap((area) => area.calls).toSorted()).toEqual(calls.map(nameOf).toSorted());
  });

  it('places every screen of the app once', () => {
    const placed = [...signedOutRoutes, ...accessAreas.flatMap(({ routes }) => routes)];
    expect(placed.toSorted()).toEqual([...specificationRoutes].toSorted());
  });

  it('knows everybody it asks for', () => {
    expect(people).toHaveLength(1 + 8 + 9 + 6 + 1);
    expect(people.filter((person) => person.token !== undefined && !userOf(person))).toEqual([]);
  });

  let cells = 0;
  let agreeing = 0;
  it.each(accessAreas.map((area) => [area.area, area] as const))('%s', async (_, area) => {
    const found: string[] = [];
    for (const person of people) {
      const expected = isExpected(area, person);
      const verdicts = [
        ...area.routes.map((route) => [route, canEnter(route, person)] as const),
        ...(await Promise.all(area.calls.map(async (name) => [name, await canCall(name, person)] as const))),
      ];
      for (const [what, isOpen] of verdicts) {
        cells += 1;
        if (isOpen === expected) agreeing += 1;
        else found.push(`${what} is ${isOpen ? 'open' : 'closed'} for ${person.name}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('agrees in every cell', () => {
    const routes = accessAreas.reduce((sum, area) => sum + area.routes.length, 0);
    process.stderr.write(
      `\n>>> access matrix: ${agreeing} of ${cells} cells agree (${people.length} people × ${routes} screens + ${calls.length} calls, ${accessAreas.length} areas) <<<\n`,
    );
    expect([agreeing, cells]).toEqual([cells, people.length * (routes + calls.length)]);
  });
});
