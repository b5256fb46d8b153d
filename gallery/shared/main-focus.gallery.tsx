import { Button } from '@mantine/core';
import { focusMain } from '@/shared/ui/main-focus';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Gives the focus to the content of the screen, for what takes away the control that had it.',
  isSmall: true,
  examples: [
    {
      title: 'The next Tab goes to the first control of the page',
      Show: () => (
        <Button variant="default" onClick={() => focusMain()}>
          {say('Close this notice')}
        </Button>
      ),
    },
  ],
};
