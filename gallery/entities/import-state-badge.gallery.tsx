import { ImportStateBadge } from '@/entities/data-import';
import type { ComponentGallery } from '../component-gallery';

const STATES = ['Waiting', 'Running', 'Done', 'Failed', 'Undone'] as const;

export const gallery: ComponentGallery = {
  about: 'What became of an import.',
  isSmall: true,
  examples: STATES.map((state) => ({ title: state, Show: () => <ImportStateBadge state={state} /> })),
};
