import { Anchor, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ApiError } from '@/shared/api';
import { FrameDialog, LeaveQuestion, PageFrame } from '@/shared/ui/page-frame';
import type { ComponentGallery } from '../component-gallery';
import { never, refusal } from '../kit/answers';
import { DialogRoom } from '../kit/dialog-room';
import { Played } from '../kit/played';
import { say } from '../kit/say';
import { SignedIn } from '../kit/signed-in';

type FrameProps = ComponentProps<typeof PageFrame>;
const ignore = () => undefined;

function Frame({ form, fault, ...others }: Partial<FrameProps> & { fault?: string }) {
  return (
    <PageFrame
      title={say('Packing line 2')}
      backTo="/printers"
      form={{ isChanged: false, discard: ignore, ...form }}
      submit={{ kind: 'save', run: never }}
      {...others}
    >
      <TextInput label={say('Name')} defaultValue="Packing line 2" size="md" maw={640} error={fault} />
    </PageFrame>
  );
}

const changed = { isChanged: true, discard: ignore };
const removal = { name: 'Packing line 2', run: never<unknown> };
const DIALOG = '[role="dialog"]';
const SAVE = 'button[type="submit"]';
const DELETE = 'header button';
const CONFIRM = '[role="dialog"] [data-autofocus] + button';

const refused = () =>
  Promise.reject(
    new ApiError(say('The printer was not saved.'), {
      kind: 'http',
      status: 422,
      problems: [{ field: 'targetPort', message: say('Port 70000 does not exist.') }],
    }),
  );

export const gallery: ComponentGallery = {
  about: 'The frame of every form: back, cancel, save or add, delete, and the questions that go with them.',
  examples: [
    { title: 'Nothing is changed', Show: () => <Frame removal={removal} /> },
    { title: 'Changed', Show: () => <Frame form={changed} /> },
    {
      title: 'Entries from before a reload',
      Show: () => <Frame form={{ ...changed, isRestored: true }} />,
    },
    {
      title: 'Cannot be saved',
      Show: () => (
        <Frame
          form={{ ...changed, reason: say('Give the printer a name.') }}
          fault={say('Give the printer a name.')}
        />
      ),
    },
    {
      title: 'Saving',
      Show: () => (
        <Played steps={[SAVE]} until='[aria-busy="true"]'>
          <Frame form={changed} />
        </Played>
      ),
    },
    {
      title: 'Saved',
      Show: () => (
        <Played steps={[SAVE]} until=".lucide-circle-check">
          <Frame submit={{ kind: 'save', run: () => Promise.resolve() }} />
        </Played>
      ),
    },
    {
      title: 'Something new',
      Show: () => (
        <Frame
          title={say('Add printer')}
          description={say('Printers are given to groups, and everybody in a group may print on them.')}
          submit={{ kind: 'add', run: never }}
        />
      ),
    },
    {
      title: 'Something new that cannot be added',
      Show: () => (
        <Frame
          title={say('Add printer')}
          submit={{ kind: 'add', text: say('Add printer and print a test label'), run: never }}
          form={{ ...changed, isTried: true, reason: say('Give the printer a name.') }}
          fault={say('Give the printer a name.')}
        />
      ),
    },
    {
      title: 'Asks before changes are lost',
      Show: () => (
        <DialogRoom>
          <Played steps={['[role="group"] button + button:not([type="submit"])']} until={DIALOG}>
            <Frame form={changed} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'Asks before it deletes',
      Show: () => (
        <DialogRoom>
          <Played steps={[DELETE]} until={DIALOG}>
            <Frame removal={removal} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'Deleting',
      Show: () => (
        <DialogRoom>
          <Played steps={[DELETE, CONFIRM]} until='[role="dialog"] [aria-busy="true"]'>
            <Frame removal={removal} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'Deleted',
      Show: () => (
        <DialogRoom>
          <Played steps={[DELETE, CONFIRM]} until="[inert]">
            <Frame removal={{ ...removal, run: () => Promise.resolve() }} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'The server refused it',
      Show: () => (
        <DialogRoom>
          <Played steps={[SAVE]} until={DIALOG}>
            <Frame form={changed} submit={{ kind: 'save', run: refused }} />
          </Played>
        </DialogRoom>
      ),
    },
    {
      title: 'Asks whoever leaves a screen without the frame',
      Show: () => (
        <SignedIn>
          <DialogRoom>
            <Played steps={['a']} until={DIALOG}>
              <Anchor component={Link} to="/elsewhere">
                {say('Another screen')}
              </Anchor>
              <LeaveQuestion isNeeded />
            </Played>
          </DialogRoom>
        </SignedIn>
      ),
    },
    {
      title: 'A dialog with long text',
      Show: () => (
        <DialogRoom>
          <FrameDialog
            question={{
              title: say('Delete “Wholemeal crispbread with sunflower seeds, pumpkin seeds and linseed”?'),
              content: <p style={{ margin: 0 }}>{refusal().message}</p>,
              refuse: say('Keep the article and its labels'),
              confirm: { text: say('Delete the article'), isBusy: false, onConfirm: ignore },
            }}
            onClose={ignore}
          />
        </DialogRoom>
      ),
    },
  ],
};
