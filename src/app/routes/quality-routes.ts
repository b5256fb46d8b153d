import { access } from '@/entities/session';
import { paths } from '@/shared/routes';
import { managementScreen } from './management-screen';
import type { RouteSpec } from './route-spec';

/** Review of label versions, from upload to publication. */
export const qualityRoutes: readonly RouteSpec[] = [
  {
    path: paths.qualityLabels,
    title: 'Label review',
    access: access.quality,
    layout: 'member',
    page: managementScreen('ReviewListPage'),
  },
  {
    path: paths.qualityLabel,
    title: 'Label versions',
    access: access.quality,
    layout: 'member',
    page: managementScreen('LabelReviewPage'),
  },
  {
    path: paths.qualityPreview,
    title: 'Preview',
    access: access.quality,
    layout: 'member',
    page: managementScreen('PreviewPage'),
  },
  {
    path: paths.qualityApprove,
    title: 'Approve',
    access: access.quality,
    layout: 'member',
    page: managementScreen('ApprovePage'),
  },
  {
    path: paths.qualityPublish,
    title: 'Publish',
    access: access.quality,
    layout: 'member',
    page: managementScreen('PublishPage'),
  },
  {
    path: paths.qualityUpload,
    title: 'Upload version',
    access: access.quality,
    layout: 'member',
    page: managementScreen('UploadVersionPage'),
  },
  {
    path: paths.qualityReplace,
    title: 'Replace version',
    access: access.quality,
    layout: 'member',
    page: managementScreen('ReplaceVersionPage'),
  },
];
