import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { uiTexts } from '../i18n';
import { BusyButton } from '../busy-button';
import { useFocusBack } from '../main-focus';

const texts = uiTexts.pageFrame;

/** Question to the person, or an error they must know about. */
export interface FrameQuestion {
  title: string;
  content: ReactNode;
  /** Text of the button that changes nothing; it has the initial focus. */
  refuse: string;
  confirm?: { text: string; isBusy: boolean; onConfirm: () => void };
}

interface FrameDialogProps {
  question: FrameQuestion | undefined;
  onClose: () => void;
}

/** The only modal of a form screen. Esc, a click outside and the first button all close it without a change. */
export function FrameDialog({ question, onClose }: FrameDialogProps) {
  const isOpen = question !== undefined;
  useFocusBack(isOpen);
  return (
    <Modal
      opened={isOpen}
      returnFocus={false}
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
  // If one question follows another, the focus was lost with the first one's button; the focus trap does not set it again.
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
