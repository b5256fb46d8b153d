import { TruncatedText } from '@/shared/ui/truncated-text';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

const WIDTH_PX = 220;

export const gallery: ComponentGallery = {
  about: 'A text in one line, cut off where it has no room; the tooltip has the whole of it.',
  isSmall: true,
  examples: [
    {
      title: 'It has room',
      Show: () => (
        <div style={{ width: WIDTH_PX }}>
          <TruncatedText>{say('Pencil HB')}</TruncatedText>
        </div>
      ),
    },
    {
      title: 'Cut off',
      Show: () => (
        <div style={{ width: WIDTH_PX }}>
          <TruncatedText>{say('Organic rye bread with caraway, sliced, in a box of twelve')}</TruncatedText>
        </div>
      ),
    },
    {
      title: 'A name of the other direction',
      Show: () => (
        <div style={{ width: WIDTH_PX }}>
          <TruncatedText>זית ירוק מגולען בשמן זית כתית מעולה</TruncatedText>
        </div>
      ),
    },
  ],
};
