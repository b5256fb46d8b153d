import { administrator, type AccessArea } from './access-area.ts';

/** Areas of the review of label versions. */
export const reviewAreas: readonly AccessArea[] = [
  {
    area: 'QA screens',
    opensFor: [
      administrator,
      'QualityAssuranceRole:Master',
      'QualityAssuranceRole:LabelDesigner',
      'QualityAssuranceRole:DataApprover',
      'QualityAssuranceRole:DesignApprover',
      'QualityAssuranceRole:Publisher',
      'QualityAssuranceRole:QualityManager',
    ],
    routes: [
      '/qa/labels',
      '/qa/labels/{labelId}/details',
      '/qa/labels/{labelId}/versions/{versionId}/preview',
      '/qa/labels/{labelId}/versions/{versionId}/approve',
      '/qa/labels/{labelId}/versions/{versionId}/publish',
      '/qa/labels/{labelId}/upload',
      '/qa/labels/{labelId}/versions/{versionId}/replace',
      '/qa/labels/{labelId}/versions/{versionId}/design',
    ],
    calls: [
      'GET /api/QualityAssurance/pendingVersions',
      'GET /api/QualityAssurance/roles',
      'GET /api/QualityAssurance/settings',
      'GET /api/QualityAssurance/labels',
      'GET /api/QualityAssurance/labels/{labelId}/versions',
      'GET /api/QualityAssurance/label/{labelId}/version/{versionId}',
      'GET /api/QualityAssurance/label/{labelId}/preview/0/{versionId}',
      'POST /api/QualityAssurance/labels/{labelId}/versions',
      'POST /api/QualityAssurance/labels/{labelId}/version/{versionId}/file',
      'POST /api/QualityAssurance/labels/{labelId}/testdata',
      'POST /api/QualityAssurance/labels/{labelId}/SetReadyForApproval',
      'POST /api/QualityAssurance/labels/{labelId}/version/{labelVersionId}/approvals',
      'POST /api/QualityAssurance/version/{labelVersionId}/publish',
      'DELETE /api/QualityAssurance/version/{labelVersionId}/publish',
      'POST /api/QualityAssurance/version/{labelVersionId}/withdraw',
      'GET /api/QualityAssurance/labels/{labelId}/history',
      'GET /api/QualityAssurance/labels/{labelId}/history/export',
    ],
  },
  {
    area: 'How versions are reviewed',
    opensFor: [administrator, 'QualityAssuranceRole:QualityManager', 'QualityAssuranceRole:Master'],
    routes: [],
    calls: ['PUT /api/QualityAssurance/settings'],
  },
];
