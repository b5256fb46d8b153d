import { Badge, Button } from '@mantine/core';
import { PageHeader } from '@/shared/ui/page-header';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'The title row of every screen; its heading takes the focus after a change of screen.',
  examples: [
    { title: 'A title', Show: () => <PageHeader title={say('Printers')} /> },
    {
      title: 'With everything',
      Show: () => (
        <PageHeader
          title={say('Packing line 2')}
          backTo="/printers"
          badge={<Badge variant="light">{say('Default')}</Badge>}
          description={say('A printer by the second door of the warehouse.')}
          actions={
            <>
              <Button variant="default">{say('Print a test label')}</Button>
              <Button>{say('Change')}</Button>
            </>
          }
        />
      ),
    },
    {
      title: 'Long text',
      Show: () => (
        <PageHeader
          title={say(
            'Wholemeal crispbread with sunflower seeds, pumpkin seeds and linseed, 24 pieces in a box of recycled cardboard',
          )}
          backTo="/articles"
          badge={<Badge variant="light">{say('In review')}</Badge>}
          actions={<Button>{say('Print 1,200 labels')}</Button>}
        />
      ),
    },
  ],
};
