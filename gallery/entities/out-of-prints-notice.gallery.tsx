import { OutOfPrintsNotice } from '@/entities/subscription';
import type { ComponentGallery } from '../component-gallery';

export const gallery: ComponentGallery = {
  about: 'The prints of this month are used up, until when, and what can be done.',
  examples: [{ title: 'This month', Show: () => <OutOfPrintsNotice /> }],
};
