import { ClientStateBadge } from '@/entities/integration-client';
import type { ComponentGallery } from '../component-gallery';

export const gallery: ComponentGallery = {
  about: 'Whether a program of the organisation may call.',
  isSmall: true,
  examples: ['active', 'expired', 'disabled'].map((state) => ({
    title: state,
    Show: () => <ClientStateBadge state={state} />,
  })),
};
