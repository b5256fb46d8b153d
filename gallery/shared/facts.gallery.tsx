import { Facts } from '@/shared/ui/facts';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'Names and values; those that are not known are left out.',
  examples: [
    {
      title: 'Usual',
      Show: () => (
        <Facts
          facts={[
            [say('Printer'), 'Zebra ZD421, packing line 2'],
            [say('Labels'), '240'],
            [say('Printed by'), 'Ærø Lindqvist'],
          ]}
        />
      ),
    },
    {
      title: 'Two of four are not known',
      Show: () => (
        <Facts
          facts={[
            [say('Printer'), 'Zebra ZD421'],
            [say('Order'), undefined],
            [say('Comment'), ''],
            [say('Labels'), '1'],
          ]}
        />
      ),
    },
    {
      title: 'Long text',
      Show: () => (
        <Facts
          facts={[
            [
              say('Fingerprint of the file'),
              '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            ],
            [
              say('Address of the printer'),
              'ipp://warehouse-label-printer-by-the-second-door.internal.example.com:631/ipp/print/queue',
            ],
          ]}
        />
      ),
    },
  ],
};
