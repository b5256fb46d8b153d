import { Anchor, Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { FormCard } from '@/shared/ui/form-card';
import { PasswordField } from '@/shared/ui/password-field';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

const send = (event: { preventDefault: () => void }) => event.preventDefault();

const fields = () => (
  <>
    <TextInput label={say('E-mail')} defaultValue="ada@example.com" size="md" />
    <PasswordField label={say('Password')} />
    <Button type="submit">{say('Sign in')}</Button>
  </>
);

const links = () => (
  <>
    <Anchor component={Link} to="/forgot">
      {say('Forgot your password?')}
    </Anchor>
    <Anchor component={Link} to="/register">
      {say('Register')}
    </Anchor>
  </>
);

export const gallery: ComponentGallery = {
  about: 'The one form of a screen that is open to everybody.',
  examples: [
    {
      title: 'Usual',
      Show: () => (
        <FormCard title={say('Sign in')} onSubmit={send}>
          {fields()}
        </FormCard>
      ),
    },
    {
      title: 'With a hint, other ways and links',
      Show: () => (
        <FormCard
          title={say('Sign in')}
          hint={say('Use the address your organisation invited.')}
          others={<Button variant="default">{say('Sign in with Microsoft')}</Button>}
          links={links()}
          onSubmit={send}
        >
          {fields()}
        </FormCard>
      ),
    },
    {
      title: 'It did not work',
      Show: () => (
        <FormCard
          title={say('Sign in')}
          failure={{
            title: say('You could not be signed in'),
            message: say('E-mail or password is wrong. After ten tries the account is closed for an hour.'),
          }}
          onSubmit={send}
        >
          {fields()}
        </FormCard>
      ),
    },
  ],
};
