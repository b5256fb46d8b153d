import { OutcomeBadge, PRINT_OUTCOMES } from '@/entities/print-job';
import type { ComponentGallery } from '../component-gallery';

export const gallery: ComponentGallery = {
  about: 'What became of a print.',
  isSmall: true,
  examples: PRINT_OUTCOMES.map((outcome) => ({
    title: outcome,
    Show: () => <OutcomeBadge outcome={outcome} />,
  })),
};
