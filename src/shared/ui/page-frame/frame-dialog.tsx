import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../i18n';
import { BusyButton } from '../busy-button';

const texts = uiTexts.pageFrame;

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

/**
 * The focus goes back to where it was. The modal's own way asks where that is only after the paint: on a busy computer
 * the focus is in the modal by then.
 */
function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      const before = opener.current;
      // After this commit, in which the modal goes and takes the focus with it.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
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
