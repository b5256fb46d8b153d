import { AddButton } from '@/shared/ui/add-button';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Leads from a list to the form of a new record, and back to the list as it was left.',
  isSmall: true,
  examples: [
    { title: 'Usual', Show: () => <AddButton to="/addprinter">{say('Add printer')}</AddButton> },
    {
      title: 'Long text',
      isLong: true,
      Show: () => (
        <AddButton to="/addclient">{say('Add a client for another program of your organisation')}</AddButton>
      ),
    },
  ],
};
