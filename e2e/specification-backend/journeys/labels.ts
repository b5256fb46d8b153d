import { expect, type Page } from '@playwright/test';
import { LabelAdministrationPage } from '../../pages/label-administration.page.ts';
import { LabelFormPage } from '../../pages/label-form.page.ts';
import { QualityVersionFormPage } from '../../pages/quality-version-form.page.ts';
import { StandardLabelPage } from '../../pages/standard-labels.page.ts';
import { labelFile } from '../../mocked/label-file.ts';
import { administrator } from '../people.ts';
import { answer, open, press, type Journey } from './journey.ts';

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

export const labelJourneys: readonly Journey[] = [
  {
    does: 'disables and enables labels',
    as: administrator,
    makes: [
      'GET /api/labels/getalllabelsbyorganization',
      'GET /api/labels/groupPrinters',
      'POST /api/labels/disable',
      'POST /api/labels/enable',
    ],
    walk: async (page) => {
      const list = await LabelAdministrationPage.open(page);
      await list.box('Box label').check();
      await list.action('Disable 1 label').click();
      await expect(list.row('Box label')).toContainText('Disabled');
      await list.box('Box label').check();
      await list.action('Enable 1 label').click();
      await expect(list.row('Box label')).not.toContainText('Disabled');
    },
  },
  {
    does: 'adds a label from a file',
    as: administrator,
    makes: ['POST /api/labels/extract', 'POST /api/labels'],
    walk: async (page) => {
      const form = await LabelFormPage.openNew(page);
      await form.chooseWith(() => form.chooseFile.click(), labelFile());
      await expect(form.name).toHaveValue('Cheese label');
      await form.add.click();
      await expect(form.heading).toHaveText('Labels');
    },
  },
  {
    does: 'changes a label, its variables and its file',
    as: administrator,
    makes: ['GET /api/labels/{id}', 'PUT /api/labels/variables', 'PUT /api/labels/{id}/variables'],
    walk: async (page) => {
      const form = await LabelFormPage.open(page, 1);
      await form.ruleText('Default', 'Batch').fill('C 9');
      await form.save.click();
      await saved(page);
      await form.chooseWith(() => form.chooseFile.click(), labelFile());
      await press(page, /^Replace/);
      await expect(page.getByText('The file was replaced.')).toBeVisible();
    },
  },
  {
    does: 'keeps a standard label and makes a label of it',
    as: administrator,
    makes: [
      'GET /api/labels/standardLabels',
      'GET /api/labels/standardLabelTemplates',
      'POST /api/labels/standardLabels',
      'POST /api/labels/standardLabels/{id}',
    ],
    walk: async (page) => {
      await open(page, '/standardlabels');
      await page.getByRole('link', { name: 'Shelf', exact: true }).click();
      const screen = new StandardLabelPage(page);
      await screen.name.fill('Our second shelf label');
      await screen.keep.click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await open(page, '/standardlabels');
      await page.getByRole('link', { name: 'Our shelf label', exact: true }).click();
      await screen.labelName.fill('Cheese');
      await screen.save.click();
      await expect(screen.heading).not.toHaveText('Our shelf label');
    },
  },
  {
    does: 'uploads a version with test data and sets it ready',
    as: administrator,
    makes: [
      'POST /api/QualityAssurance/labels/{labelId}/versions',
      'POST /api/QualityAssurance/labels/{labelId}/testdata',
      'POST /api/QualityAssurance/labels/{labelId}/SetReadyForApproval',
    ],
    walk: async (page) => {
      const form = await QualityVersionFormPage.openUpload(page, 1);
      await form.chooseWith(() => form.chooseFile.click(), labelFile());
      await form.addRow.click();
      await form.rowName('Row 1').fill('Longest');
      await form.setReady.check();
      await form.saveReady.click();
      await expect(form.heading).not.toHaveText('Upload version');
    },
  },
  {
    does: 'replaces the file of a version',
    as: administrator,
    makes: [
      'GET /api/QualityAssurance/label/{labelId}/version/{versionId}',
      'POST /api/QualityAssurance/labels/{labelId}/version/{versionId}/file',
    ],
    walk: async (page) => {
      await open(page, '/qa/labels/2/versions/4/replace');
      const form = new QualityVersionFormPage(page);
      await form.chooseWith(() => form.chooseFile.click(), labelFile());
      await form.saveDraft.click();
      await expect(form.heading).not.toHaveText('Change version');
    },
  },
  {
    does: 'approves a version that the server draws',
    as: administrator,
    makes: [
      'GET /api/QualityAssurance/label/{labelId}/preview/0/{versionId}',
      'POST /api/QualityAssurance/labels/{labelId}/version/{labelVersionId}/approvals',
    ],
    walk: async (page) => {
      await open(page, '/qa/labels/1/versions/1/approve');
      await press(page, 'Approve');
      await answer(page, /^Approve/);
      await expect(page).not.toHaveURL(/versions\/1\/approve/);
    },
  },
  {
    does: 'publishes a version',
    as: administrator,
    makes: ['POST /api/QualityAssurance/version/{labelVersionId}/publish'],
    walk: async (page) => {
      await open(page, '/qa/labels/2/versions/3/publish');
      await press(page, 'Publish');
      await answer(page, /^Publish/);
      await expect(page).not.toHaveURL(/versions\/3\/publish/);
    },
  },
];
