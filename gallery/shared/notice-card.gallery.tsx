import { Button } from '@mantine/core';
import { NoticeCard } from '@/shared/ui/notice-card';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Says how something ended where its form was.',
  examples: [
    {
      title: 'A mail is on its way',
      Show: () => (
        <NoticeCard tone="mail" title={say('Look into your mail')}>
          {say('We have sent a link to ada@example.com. It works for an hour.')}
        </NoticeCard>
      ),
    },
    {
      title: 'It went well',
      Show: () => (
        <NoticeCard
          tone="good"
          title={say('Your password is changed')}
          actions={<Button>{say('Sign in')}</Button>}
        >
          {say('You are signed out everywhere else.')}
        </NoticeCard>
      ),
    },
    {
      title: 'It did not work',
      Show: () => (
        <NoticeCard
          tone="bad"
          title={say('This link does not work any more')}
          actions={<Button variant="default">{say('Send another link')}</Button>}
        >
          {say('Links work once, and for an hour only.')}
        </NoticeCard>
      ),
    },
  ],
};
