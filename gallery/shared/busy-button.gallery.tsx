import { BusyButton } from '@/shared/ui/busy-button';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Keeps its width and the focus while what it started is under way.',
  isSmall: true,
  examples: [
    { title: 'Ready', Show: () => <BusyButton isBusy={false}>{say('Save')}</BusyButton> },
    { title: 'Busy', Show: () => <BusyButton isBusy>{say('Save')}</BusyButton> },
    {
      title: 'Blocked, for a reason beside it',
      Show: () => (
        <BusyButton isBusy={false} isBlocked>
          {say('Save')}
        </BusyButton>
      ),
    },
    {
      title: 'Second to another',
      Show: () => (
        <BusyButton isBusy={false} variant="default">
          {say('Check again')}
        </BusyButton>
      ),
    },
    {
      title: 'Second to another, busy',
      Show: () => (
        <BusyButton isBusy variant="default">
          {say('Check again')}
        </BusyButton>
      ),
    },
    {
      title: 'Dangerous',
      Show: () => (
        <BusyButton isBusy={false} color="red">
          {say('Delete')}
        </BusyButton>
      ),
    },
    {
      title: 'Dangerous, busy',
      Show: () => (
        <BusyButton isBusy color="red">
          {say('Delete')}
        </BusyButton>
      ),
    },
    {
      title: 'Long text',
      isLong: true,
      Show: () => (
        <BusyButton isBusy={false}>{say('Send the version to whoever looks at it next')}</BusyButton>
      ),
    },
  ],
};
