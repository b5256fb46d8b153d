import { ReviewSteps } from '@/entities/review';
import type { ComponentGallery } from '../component-gallery';

const MANY = ['Ada Byron', 'Grace Hopper', 'Hedy Kiesler', 'Ærø Lindqvist', 'Katherine Coleman'];

export const gallery: ComponentGallery = {
  about: 'The way of a version from its data to its publication, and who must act.',
  examples: [
    {
      title: 'Waits for its data to be looked at',
      Show: () => <ReviewSteps state="DataApprover" waitsFor={['Ada Byron']} />,
    },
    { title: 'Waits for one of many', Show: () => <ReviewSteps state="Publisher" waitsFor={MANY} /> },
    { title: 'Waits for nobody', Show: () => <ReviewSteps state="DesignApprover" waitsFor={[]} /> },
    {
      title: 'The server does not tell',
      Show: () => <ReviewSteps state="DesignApprover" waitsFor={[]} isTold={false} />,
    },
    { title: 'Published', Show: () => <ReviewSteps state="Published" waitsFor={[]} /> },
  ],
};
