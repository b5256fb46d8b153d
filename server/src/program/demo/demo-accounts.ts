import { permissions, qualityRoles, userRoles } from '../../foundation/access/roles.ts';
import type { accounts } from '../../foundation/store/schema/index.ts';

/** The password of every demo account. */
export const demoPassword = 'platen-demo-2026';

type AccountFields = Pick<
  typeof accounts.$inferInsert,
  'accountTypes' | 'userRoles' | 'qualityRoles' | 'permissions' | 'groupIds'
>;

export interface DemoAccount extends AccountFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Group ids are those of demo-groups.ts: 2 Food, 6 Warehouse. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@demo.test',
    firstName: 'Astrid',
    lastName: 'Holm',
    accountTypes: ['Administrator', 'TenantAdmin'],
    userRoles: [...userRoles],
    permissions: [...permissions],
    groupIds: [1],
  },
  {
    email: 'member@demo.test',
    firstName: 'Mateo',
    lastName: 'Silva',
    accountTypes: ['User'],
    permissions: ['PrinterManager'],
    groupIds: [2, 6],
  },
  {
    email: 'packer@demo.test',
    firstName: 'Paulina',
    lastName: 'Kowalczyk',
    accountTypes: ['User'],
    groupIds: [6],
  },
  {
    email: 'labels@demo.test',
    firstName: 'Lena',
    lastName: 'Brandt',
    accountTypes: ['User'],
    userRoles: ['LabelManager'],
    qualityRoles: ['LabelDesigner'],
    groupIds: [2],
  },
  {
    email: 'data@demo.test',
    firstName: 'Dagny',
    lastName: 'Eriksen',
    accountTypes: ['User'],
    qualityRoles: ['DataApprover'],
    groupIds: [2],
  },
  {
    email: 'design@demo.test',
    firstName: 'Desirée',
    lastName: 'Fontaine',
    accountTypes: ['User'],
    qualityRoles: ['DesignApprover'],
    groupIds: [2],
  },
  {
    email: 'publish@demo.test',
    firstName: 'Piet',
    lastName: 'Vermeulen',
    accountTypes: ['User'],
    qualityRoles: ['Publisher'],
    groupIds: [2],
  },
];

/** Account with all rights, for looking around in one session; not for real use. */
export const visitor: DemoAccount = {
  email: 'all@demo.test',
  firstName: 'Alma',
  lastName: 'Rossi',
  accountTypes: ['Administrator', 'TenantAdmin', 'User'],
  userRoles: [...userRoles],
  qualityRoles: [...qualityRoles],
  permissions: [...permissions],
  groupIds: [1],
};

/** People of the second organisation: one, who administers it and prints. */
export const freeAccounts: readonly DemoAccount[] = [
  {
    email: 'free@free.test',
    firstName: 'Femke',
    lastName: 'de Groot',
    accountTypes: ['Administrator', 'User'],
    groupIds: [1],
  },
];
