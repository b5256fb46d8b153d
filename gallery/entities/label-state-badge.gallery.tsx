import { LabelStateBadge } from '@/entities/label';
import type { ComponentGallery } from '../component-gallery';

const STATES = [
  'Draft',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'Published',
  'Superseded',
  'Withdrawn',
  'Archived_by_another_server',
];

export const gallery: ComponentGallery = {
  about: 'The state of a version of a label; the last is one that only another server has.',
  isSmall: true,
  examples: STATES.map((state) => ({ title: state, Show: () => <LabelStateBadge state={state} /> })),
};
