import { ApiError } from '@/shared/api';
import { StaleNotice } from '@/shared/ui/stale-notice';
import type { ComponentGallery } from '../component-gallery';
import { refusal, useOutdated } from '../kit/answers';
import { say } from '../kit/say';

const Usual = () => <StaleNotice query={useOutdated('before', refusal())} />;
const Long = () => (
  <StaleNotice
    query={useOutdated(
      'before',
      new ApiError(
        say(
          'The agent “Warehouse 2” has not asked for its files for more than an hour. Look whether the computer is switched on and reaches https://labels.example.com.',
        ),
        { kind: 'http', status: 504 },
      ),
    )}
  />
);

export const gallery: ComponentGallery = {
  about: 'Above what is read again and again: the last time it could not be.',
  examples: [
    { title: 'Could not be read again', Show: Usual },
    { title: 'Long text', Show: Long },
  ],
};
