import { access } from '@/entities/session';
import { paths } from '@/shared/routes';
import { notBuilt, type RouteSpec } from './route-spec';

/** Review of label versions, from upload to publication. */
export const qualityRoutes: readonly RouteSpec[] = [
  {
    path: paths.qualityLabels,
    title: 'Label review',
    access: access.quality,
    layout: 'member',
    page: notBuilt,
  },
  {
    path: paths.qualityLabel,
    title: 'Label versions',
    access: access.quality,
    layout: 'member',
    page: notBuilt,
  },
  { path: paths.qualityPreview, title: 'Preview', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityApprove, title: 'Approve', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityPublish, title: 'Publish', access: access.quality, layout: 'member', page: notBuilt },
  {
    path: paths.qualityUpload,
    title: 'Upload version',
    access: access.quality,
    layout: 'member',
    page: notBuilt,
  },
  {
    path: paths.qualityReplace,
    title: 'Replace version',
    access: access.quality,
    layout: 'member',
    page: notBuilt,
  },
];
