import { Badge } from '@/shared/ui/badge';
import { FoldedSection } from '@/shared/ui/folded-section';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'What few people need above a list: one line, until somebody opens it.',
  examples: [
    {
      title: 'Folded, with a count',
      Show: () => (
        <FoldedSection title={say('Pending invitations')} mark={<Badge>{say('3 open')}</Badge>}>
          <p>{say('What is inside.')}</p>
        </FoldedSection>
      ),
    },
  ],
};
