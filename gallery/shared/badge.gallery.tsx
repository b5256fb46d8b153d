import { Ban, Check, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

const STATES = [
  { title: 'Good', color: 'green', icon: Check, text: 'Delivered' },
  { title: 'Waits', color: 'yellow', icon: Clock, text: 'Expired' },
  { title: 'Failed', color: 'red', icon: TriangleAlert, text: 'Failed' },
  { title: 'Neither', color: 'gray', icon: Ban, text: 'Disabled' },
] as const;

export const gallery: ComponentGallery = {
  about: 'A state or a count, beside what it belongs to.',
  examples: [
    ...STATES.map(({ title, text, ...look }) => ({
      title,
      Show: () => <Badge {...look}>{say(text)}</Badge>,
    })),
    { title: 'Count', Show: () => <Badge>{say('128 articles')}</Badge> },
    {
      title: 'Text that does not fit',
      Show: () => (
        <div style={{ display: 'grid', width: 120 }}>
          <Badge>{say('Kept on this computer alone')}</Badge>
        </div>
      ),
    },
  ],
};
