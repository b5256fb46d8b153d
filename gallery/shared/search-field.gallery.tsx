import { useState } from 'react';
import { SearchField } from '@/shared/ui/search-field';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

function Search({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <SearchField label={say('Search articles')} value={value} onSearch={setValue} />;
}

export const gallery: ComponentGallery = {
  about: 'The search of a list; / brings the focus to it.',
  examples: [
    { title: 'Nothing is searched for', Show: () => <Search first="" /> },
    { title: 'Something is searched for', Show: () => <Search first="tarte" /> },
    {
      title: 'Long text',
      Show: () => <Search first="wholemeal crispbread with sunflower seeds, pumpkin seeds and linseed" />,
    },
  ],
};
