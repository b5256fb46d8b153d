import { useState } from 'react';
import { LanguageChoice } from '@/shared/ui/language-choice';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

interface ChoiceProps {
  first: string;
  browserDefault?: string;
  disabled?: boolean;
}

function Choice({ first, ...field }: ChoiceProps) {
  const [value, setValue] = useState(first);
  return <LanguageChoice label={say('Language')} value={value} onChoose={setValue} {...field} />;
}

export const gallery: ComponentGallery = {
  about: 'The languages of the app, each by its own name for itself.',
  isSmall: true,
  examples: [
    { title: 'Chosen', Show: () => <Choice first="fr" /> },
    {
      title: 'Left to the browser',
      Show: () => <Choice first="" browserDefault={say('As the browser says')} />,
    },
    { title: 'Disabled', Show: () => <Choice first="de" disabled /> },
  ],
};
