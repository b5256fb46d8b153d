import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { userName, type User } from '@/entities/user';
import { removeFactorMutation } from '@/features/user-settings';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { FrameDialog } from '@/shared/ui/page-frame';
import { texts as formTexts } from '../i18n';

const { factor: texts } = formTexts;

/** Button that removes the second factor of somebody who lost the device, after a question. */
export function RemoveFactor({ user }: { user: User }) {
  const removal = useMutation(removeFactorMutation());
  const [isAsking, setAsking] = useState(false);
  const name = userName(user);
  const question = {
    title: texts.question({ name }),
    content: texts.consequence({ name }),
    refuse: texts.keep,
    confirm: {
      text: texts.confirm,
      isBusy: removal.isPending,
      onConfirm: () => removal.mutate(user.userId, { onSettled: () => setAsking(false) }),
    },
  };
  return (
    <>
      {user.hasSecondFactor && (
        <div>
          <BusyButton variant="default" isBusy={removal.isPending} onClick={() => setAsking(true)}>
            {texts.remove}
          </BusyButton>
        </div>
      )}
      <output>{removal.isSuccess && texts.removed({ name })}</output>
      {removal.error && <ErrorPanel error={removal.error} />}
      <Suspense>
        <FrameDialog question={isAsking ? question : undefined} onClose={() => setAsking(false)} />
      </Suspense>
    </>
  );
}
