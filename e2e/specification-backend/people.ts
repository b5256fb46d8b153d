/** Person who uses the app, with the token claims of the specification. */
export interface Person {
  readonly UserId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly UserRole: readonly string[];
  readonly UserPermission: readonly string[];
  readonly QualityAssuranceRole: readonly string[];
  readonly groups: readonly number[];
}

/** Person who administers everything and has every role. */
export const administrator: Person = {
  UserId: '1',
  firstname: 'Ada',
  lastname: 'Admin',
  UserRole: [
    'Administrator',
    'TenantAdmin',
    'ArticleManager',
    'GroupManager',
    'OrderManager',
    'LabelManager',
    'DataImporter',
    'PrinterManager',
  ],
  UserPermission: ['PrinterManager'],
  QualityAssuranceRole: ['Master'],
  groups: [1],
};

/** Person who prints. */
export const member: Person = {
  UserId: '2',
  firstname: 'Max',
  lastname: 'Member',
  UserRole: ['User', 'PrinterManager'],
  UserPermission: ['PrinterManager'],
  QualityAssuranceRole: [],
  groups: [2],
};

/** Both in one person, because data that an administrator stores in the browser is used there too. */
export const everybody: Person = { ...administrator, UserRole: [...administrator.UserRole, 'User'] };

export const people: Readonly<Record<string, Person>> = {
  'ada@example.test': administrator,
  'max@example.test': member,
};

export const users = [administrator, member].map((person, index) => ({
  userId: index + 1,
  firstname: person.firstname,
  lastname: person.lastname,
  email: Object.keys(people)[index],
}));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the answer of the authentication service to a sign-in; `expires` in seconds. */
export const tokensOf = (person: Person) => ({
  token: [part({ alg: 'none' }), part({ ...person, OrganizationId: '9', jti: crypto.randomUUID() }), ''].join(
    '.',
  ),
  refreshToken: crypto.randomUUID(),
  expires: 3600,
});
