import { Button } from '@mantine/core';
import { EmptyState } from '@/shared/ui/empty-state';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Stands where a list would be: one sentence, and one action where there is something to do.',
  examples: [
    { title: 'A sentence', Show: () => <EmptyState>{say('No prints yet.')}</EmptyState> },
    {
      title: 'With an action',
      Show: () => (
        <EmptyState action={<Button variant="default">{say('Clear search')}</Button>}>
          {say('No articles found for “cardamom”.')}
        </EmptyState>
      ),
    },
    {
      title: 'Long text',
      Show: () => (
        <EmptyState action={<Button>{say('Add the first printer of your organisation')}</Button>}>
          {say(
            'There is no printer that you may use. Whoever administers your organisation can add one and give it to one of the groups you belong to; until then labels can be looked at and not printed.',
          )}
        </EmptyState>
      ),
    },
  ],
};
