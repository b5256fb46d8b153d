import { useIsNarrow } from '@/shared/ui/narrow';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

function Width() {
  const isNarrow = useIsNarrow();
  return <p>{isNarrow ? say('Narrow: lists are cards here.') : say('Wide: lists are tables here.')}</p>;
}

export const gallery: ComponentGallery = {
  about:
    'Whether the window is as narrow as a phone: what components that are drawn in another way there ask.',
  isSmall: true,
  examples: [{ title: 'This window', Show: Width }],
};
