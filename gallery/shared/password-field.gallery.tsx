import { PasswordField } from '@/shared/ui/password-field';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

export const gallery: ComponentGallery = {
  about: 'A field for a password, with a button that shows it.',
  examples: [
    { title: 'Empty', Show: () => <PasswordField label={say('Password')} /> },
    { title: 'Filled in', Show: () => <PasswordField label={say('Password')} defaultValue="abcdefghij" /> },
    {
      title: 'With an error',
      Show: () => <PasswordField label={say('Password')} error={say('Enter a password.')} />,
    },
    { title: 'Disabled', Show: () => <PasswordField label={say('Password')} disabled /> },
  ],
};
