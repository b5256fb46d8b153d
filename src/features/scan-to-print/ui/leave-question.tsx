import { Button, Group, Modal } from '@mantine/core';
import { texts } from '../i18n';

interface LeaveQuestionProps {
  /** Name of the scanned article. */
  name: string;
  onStay: () => void;
  onGo: () => void;
}

/** Confirmation before a scan discards input. Esc and the first button change nothing. */
export function LeaveQuestion({ name, onStay, onGo }: LeaveQuestionProps) {
  return (
    <Modal
      opened
      onClose={onStay}
      title={texts.question}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
    >
      <p style={{ margin: 0 }}>{texts.lost({ name })}</p>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" h={44} data-autofocus onClick={onStay}>
          {texts.stay}
        </Button>
        <Button h={44} onClick={onGo}>
          {texts.go({ name })}
        </Button>
      </Group>
    </Modal>
  );
}
