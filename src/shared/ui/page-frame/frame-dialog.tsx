import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { BusyButton } from '../busy-button';
import { texts } from './texts';

/** A question to the person, or a fault they must know of. */
export interface FrameQuestion {
  title: string;
  content: ReactNode;
  /** The way out that changes nothing: it has the focus. */
  refuse: string;
  confirm?: { text: string; isBusy: boolean; onConfirm: () => void };
}

interface FrameDialogProps {
  question: FrameQuestion | undefined;
  onClose: () => void;
}

/** The one modal of a form screen. Esc, a click beside it and the first button all leave everything as it was. */
export function FrameDialog({ question, onClose }: FrameDialogProps) {
  return (
    <Modal
      opened={question !== undefined}
      onClose={onClose}
      title={question?.title}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {question && <DialogBody key={question.title} question={question} onClose={onClose} />}
    </Modal>
  );
}

function DialogBody({ question, onClose }: { question: FrameQuestion; onClose: () => void }) {
  const { content, refuse, confirm } = question;
  const wayOut = useRef<HTMLButtonElement>(null);
  // Where one question follows another, the focus went with the first one's button: the trap has long been set.
  useEffect(() => {
    if (document.activeElement === document.body) wayOut.current?.focus();
  }, []);
  return (
    <>
      {content}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button ref={wayOut} variant="default" data-autofocus onClick={onClose}>
          {refuse}
        </Button>
        {confirm && (
          <BusyButton
            color="red"
            isBusy={confirm.isBusy}
            onClick={() => {
              if (!confirm.isBusy) confirm.onConfirm();
            }}
          >
            {confirm.text}
          </BusyButton>
        )}
      </Group>
    </>
  );
}
