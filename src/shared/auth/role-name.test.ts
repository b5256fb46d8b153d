import { expect, it } from 'vitest';
import { permissionName, roleName } from './role-name';

it.each([
  ['Administrator', 'Administrator'],
  ['TenantAdmin', 'Tenant administrator'],
  ['LabelManager', 'Label manager'],
  ['PrinterManager', 'Print preferences manager'],
  ['DataApprover', 'Data approver'],
  ['Master', 'Review master'],
  ['QA', 'QA'],
  ['warehouse clerk', 'warehouse clerk'],
  ['', ''],
])('the role “%s” reads “%s”', (role, name) => {
  expect(roleName(role)).toBe(name);
});

it('the permission PrinterManager is not the role of that name', () => {
  expect(permissionName('PrinterManager')).toBe('Printer manager');
});
