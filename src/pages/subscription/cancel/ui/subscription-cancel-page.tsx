import { Alert, Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut, useSessionUser } from '@/entities/session';
import { SubscriptionPanel } from '@/entities/subscription';
import { ChangePlanButton } from '@/features/change-plan';
import { withNode } from '@/shared/i18n';
import { NoticeCard } from '@/shared/ui/notice-card';
import { PageHeader } from '@/shared/ui/page-header';
import {
  cancelSubscriptionMutation,
  END_STATUSES,
  type EndStatus,
} from '../api/cancel-subscription-mutation';
import { texts } from '../i18n';
import { REASON_CHARACTERS } from '../config/limits';
import classes from './subscription-cancel.module.css';

/** /subscription/cancel - pause (the default) or cancel with a reason, after a confirmation. */
export function SubscriptionCancelPage() {
  const user = useSessionUser();
  const [status, setStatus] = useState<EndStatus>(END_STATUSES[0]);
  const [reason, setReason] = useState('');
  const [isAsking, question] = useDisclosure(false);
  const cancel = useMutation(cancelSubscriptionMutation());
  if (cancel.isSuccess)
    return (
      <NoticeCard
        tone="good"
        title={texts.statuses[cancel.variables.status].done}
        actions={<Button onClick={signOut}>{texts.signOut}</Button>}
      >
        {withNode(texts.doneText, 'supportId', <code>{user?.organizationId}</code>)}
      </NoticeCard>
    );
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={classes['columns']}>
        <form
          className={classes['form']}
          onSubmit={(event) => {
            event.preventDefault();
            question.open();
          }}
        >
          {cancel.error && (
            <Alert color="red" title={texts.failed} role="alert">
              {cancel.error.message}
            </Alert>
          )}
          <Radio.Group
            label={texts.question}
            value={status}
            onChange={(value) => setStatus(END_STATUSES.find((one) => one === value) ?? END_STATUSES[0])}
          >
            <Stack gap="sm" mt="xs">
              {END_STATUSES.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  size="md"
                  label={texts.statuses[one].name}
                  description={texts.statuses[one].hint}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={texts.reason}
            description={texts.reasonHint}
            size="md"
            autosize
            minRows={3}
            maxLength={REASON_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" color="red" variant="light" loading={cancel.isPending}>
            {texts.statuses[status].submit}
          </Button>
        </form>
        <SubscriptionPanel action={<ChangePlanButton />} />
      </div>
      <Modal
        opened={isAsking}
        onClose={question.close}
        title={texts.confirmTitle}
        centered
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <p>{texts.statuses[status].hint}</p>
        <p>{texts.confirm}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={question.close}>
            {texts.keep}
          </Button>
          <Button
            color="red"
            onClick={() => {
              question.close();
              cancel.mutate({ status, reason: reason.trim() });
            }}
          >
            {texts.statuses[status].submit}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
