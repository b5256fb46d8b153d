import { expect } from '@playwright/test';
import { AddUserPage } from '../../pages/add-user.page.ts';
import { GroupFormPage } from '../../pages/group-form.page.ts';
import { SubscriptionCancelPage } from '../../pages/subscription-cancel.page.ts';
import { UserFormPage } from '../../pages/user-form.page.ts';
import { UserListPage } from '../../pages/user-list.page.ts';
import { administrator } from '../people.ts';
import { answer, open, press, type Journey } from './journey.ts';

export const organizationJourneys: readonly Journey[] = [
  {
    does: 'changes the subscription on the dashboard',
    as: administrator,
    makes: [
      'GET /api/subscription',
      'GET /api/printjobs/count',
      'GET /api/QualityAssurance/pendingVersions',
      'GET /api/updates/downloads',
      'GET /api/subscription/templates',
      'POST /api/subscription/register',
    ],
    walk: async (page) => {
      await open(page, '/');
      await expect(page.getByText('8 of 50')).toBeVisible();
      await press(page, 'Change subscription');
      await page.getByRole('radio', { name: 'Business' }).check();
      await answer(page, 'Change to Business');
      await expect(page.getByText('Your subscription is now Business.')).toBeAttached();
    },
  },
  {
    does: 'pauses the subscription',
    as: administrator,
    makes: ['POST /api/subscription/cancel'],
    walk: async (page) => {
      const cancel = await SubscriptionCancelPage.open(page);
      await cancel.pause('Holidays');
      await expect(cancel.question).toHaveCount(0);
    },
  },
  {
    does: 'invites somebody',
    as: administrator,
    makes: [
      'GET /api/users/roles',
      'GET /api/users/permissions',
      'GET /api/QualityAssurance/roles',
      'GET /api/users/invitations',
      'POST /api/users/invite',
    ],
    walk: async (page) => {
      const add = await AddUserPage.open(page);
      await add.email.fill('new@example.test');
      await add.choice('Account type and roles', 'Administrator').check();
      await add.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
    },
  },
  {
    does: 'disables, enables, changes and deletes a user',
    as: administrator,
    makes: [
      'GET /api/users',
      'POST /api/users/disable',
      'POST /api/users/enable',
      'PUT /api/users',
      'DELETE /api/users/{id}',
    ],
    walk: async (page) => {
      const list = await UserListPage.open(page);
      await list.user('Max Member').click();
      const form = new UserFormPage(page);
      await form.disable.click();
      await expect(page.getByText(/Max Member was signed out/)).toBeVisible();
      await form.lastName.fill('Meyer');
      await form.choice('Account type and roles', 'Administrator').check();
      await form.save.click();
      await expect(form.saved).toBeVisible();
      await form.enable.click();
      await expect(page.getByText(/can sign in again/)).toBeVisible();
      await open(page, '/users/2');
      await form.delete.click();
      await answer(page, 'Delete');
      await expect(page.getByText(/was deleted/)).toBeVisible();
    },
  },
  {
    does: 'adds and changes a group',
    as: administrator,
    makes: [
      'GET /api/groups',
      'GET /api/groups/getallgroups',
      'POST /api/groups',
      'POST /api/groups/{groupId}/updateGroup',
      'POST /api/groups/{groupId}/groupSettings',
    ],
    walk: async (page) => {
      const form = await GroupFormPage.openNew(page);
      await form.name.fill('Dairy');
      await form.add.click();
      await expect(form.heading).toHaveText('Groups');
      await page.getByRole('link', { name: 'Bakery', exact: true }).click();
      await form.name.fill('Bakery and more');
      await form.box('Labels of the article’s group').check();
      await form.save.click();
      await expect(form.saved).toBeVisible();
    },
  },
];
