import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ComponentGallery } from '../component-gallery';
import { never } from '../kit/answers';
import { say } from '../kit/say';

const Loaded = lazyPart(async () => ({ default: () => <p>{say('The part that was fetched.')}</p> }));
const Coming = lazyPart(() => never<{ default: () => null }>());

export const gallery: ComponentGallery = {
  about:
    'A part of a screen whose code is fetched when it is first drawn; what waits for it says what stands there.',
  isSmall: true,
  examples: [
    {
      title: 'On its way',
      Show: () => (
        <Suspense fallback={<Skeleton height={44} />}>
          <Coming />
        </Suspense>
      ),
    },
    {
      title: 'Fetched',
      Show: () => (
        <Suspense>
          <Loaded />
        </Suspense>
      ),
    },
  ],
};
