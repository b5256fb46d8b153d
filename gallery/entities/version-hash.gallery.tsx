import { VersionHash } from '@/entities/review';
import type { ComponentGallery } from '../component-gallery';

export const gallery: ComponentGallery = {
  about: 'The fingerprint of a version, whole as its tooltip and in the clipboard.',
  isSmall: true,
  examples: [
    {
      title: 'Usual',
      Show: () => <VersionHash hash="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" />,
    },
    { title: 'The server has none', Show: () => <VersionHash hash="" /> },
  ],
};
