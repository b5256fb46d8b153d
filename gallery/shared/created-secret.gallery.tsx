import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { CreatedSecret, KeySection } from '@/shared/ui/created-secret';
import type { ComponentGallery } from '../component-gallery';
import { refusal } from '../kit/answers';
import { DialogRoom } from '../kit/dialog-room';
import { Played } from '../kit/played';
import { say } from '../kit/say';

const DIALOG = '[role="dialog"]';
const ignore = () => undefined;

const secret = () => ({
  label: say('Client secret'),
  copy: say('Copy secret'),
  value: 'platen_secret_5mJ9wT2cQx8LrYd0vB7n',
});

const facts = () => [{ label: say('Client id'), copy: say('Copy id'), value: 'platen_client_41c07d' }];

const command = () => ({
  label: say('To start it'),
  copy: say('Copy command'),
  value:
    'npx -y pnpm connect --server https://labels.example.com --key platen_secret_5mJ9wT2cQx8LrYd0vB7n --name warehouse-2',
});

const section = {
  name: 'Web shop',
  explain: (hours: number) => say(`The old secret works for ${hours} hours more.`),
  isBlocked: false,
  renewal: { isPending: false, error: null, reset: ignore },
  onRenew: ignore,
};

const known = () => [
  [say('Made'), '3 March 2026'] as const,
  [say('Ends with'), <code key="end">vB7n</code>] as const,
];

export const gallery: ComponentGallery = {
  about: 'A secret that is shown once, and the section of a form that makes another.',
  examples: [
    {
      title: 'Just made',
      Show: () => (
        <CreatedSecret title={say('Web shop was added')} facts={facts()} secret={secret()} onDone={ignore} />
      ),
    },
    {
      title: 'A key, with a command that holds it',
      Show: () => (
        <CreatedSecret
          title={say('Warehouse 2 was added')}
          secret={secret()}
          kind="key"
          commands={[command()]}
          onDone={ignore}
        >
          <p style={{ margin: 0 }}>{say('Start the agent on the computer in the warehouse.')}</p>
        </CreatedSecret>
      ),
    },
    {
      title: 'Left without having copied it',
      Show: () => (
        <DialogRoom>
          <Played steps={['div:last-child > button:not([aria-label])']} until={DIALOG}>
            <CreatedSecret title={say('Web shop was added')} secret={secret()} onDone={ignore} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'The secret that is in use',
      Show: () => <KeySection {...section} title={say('Secret')} facts={known()} />,
    },
    {
      title: 'Another would be a change to what is not saved',
      Show: () => <KeySection {...section} title={say('Secret')} facts={known()} isBlocked />,
    },
    {
      title: 'A key that ends at once',
      Show: () => (
        <KeySection {...section} title={say('Agent key')} facts={known()} kind="key" endsAtOnce>
          <p style={{ margin: 0 }}>
            {say('Whoever has the key can fetch labels.')}{' '}
            <Anchor component={Link} to="/help" underline="always">
              {say('Help')}
            </Anchor>
          </p>
        </KeySection>
      ),
    },
    {
      title: 'A new one was refused',
      Show: () => (
        <DialogRoom>
          <KeySection
            {...section}
            title={say('Secret')}
            facts={known()}
            renewal={{ ...section.renewal, error: refusal() }}
          />
        </DialogRoom>
      ),
    },
  ],
};
