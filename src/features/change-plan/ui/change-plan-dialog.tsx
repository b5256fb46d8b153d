import { Alert, Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  subscriptionQueries,
  whatDoesNotFit,
  type Subscription,
  type SubscriptionTemplate,
} from '@/entities/subscription';
import { formatList } from '@/shared/i18n';
import { BusyButton } from '@/shared/ui/busy-button';
import { QueryView } from '@/shared/ui/query-view';
import { changePlanMutation } from '../api/change-plan-mutation';
import { texts } from '../i18n';

interface ChangePlanDialogProps {
  onClose: () => void;
  onChanged: (name: string) => void;
}

/** Dialog with the available subscriptions; one that is too small for the current usage says so before it is chosen. */
export function ChangePlanDialog({ onClose, onChanged }: ChangePlanDialogProps) {
  const subscription = useQuery(subscriptionQueries.current());
  const templates = useQuery(subscriptionQueries.templates());
  const change = useMutation(changePlanMutation());
  const [chosenId, setChosenId] = useState('');
  const chosen = templates.data?.find(({ templateId }) => String(templateId) === chosenId);
  const submit = () => {
    if (!chosen || change.isPending) return;
    change.mutate({ templateId: chosen.templateId }, { onSuccess: () => onChanged(chosen.name) });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title}
      centered
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Stack>
        {change.error && (
          <Alert color="red" title={texts.failed} role="alert">
            {change.error.message}
          </Alert>
        )}
        <QueryView query={templates} empty={<p>{texts.none}</p>}>
          {(offered) => (
            <Radio.Group label={texts.choose} value={chosenId} onChange={setChosenId}>
              <Stack gap="sm" mt="xs">
                {offered.map((template) => (
                  <PlanRadio key={template.templateId} template={template} subscription={subscription.data} />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </QueryView>
        <p>{texts.effect}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
          <BusyButton isBusy={change.isPending} isBlocked={!chosen} onClick={submit}>
            {chosen ? texts.change({ name: chosen.name }) : texts.changeNone}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}

function PlanRadio({
  template,
  subscription,
}: {
  template: SubscriptionTemplate;
  subscription: Subscription | undefined;
}) {
  const isMine = subscription?.type === template.type;
  const excess = whatDoesNotFit(subscription, template).map(({ name, used, allowed }) =>
    texts.excess[name]({ used, allowed }),
  );
  const words = [
    isMine && texts.current,
    template.description,
    excess.length > 0 && texts.tooSmall({ excess: formatList(excess) }),
  ].filter(Boolean);
  return (
    <Radio
      value={String(template.templateId)}
      size="md"
      label={template.name || template.type}
      description={words.join(' ')}
      disabled={isMine || excess.length > 0}
    />
  );
}
