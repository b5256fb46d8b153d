import { ConnectionBadge } from '@/shared/ui/connection-badge';
import type { ComponentGallery } from '../component-gallery';

export const gallery: ComponentGallery = {
  about: 'How a program in the network of an organisation stands, as icon and word.',
  isSmall: true,
  examples: [
    { title: 'Connected', Show: () => <ConnectionBadge status="connected" /> },
    { title: 'Not connected', Show: () => <ConnectionBadge status="disconnected" /> },
    { title: 'Never connected', Show: () => <ConnectionBadge status="never" /> },
    { title: 'The server does not tell', Show: () => <ConnectionBadge status="unknown" /> },
    { title: 'Switched off', Show: () => <ConnectionBadge status="connected" isEnabled={false} /> },
  ],
};
