import { Button, Textarea } from '@mantine/core';
import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './import-data.module.css';

interface PasteTableProps {
  text: string;
  onChange: (text: string) => void;
  isBusy: boolean;
  onTake: (text: string) => void;
}

/** Field for rows copied from a spreadsheet, instead of a file. */
export function PasteTable({ text, onChange, isBusy, onTake }: PasteTableProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(text !== '');
  const isBlocked = text.trim() === '';
  return (
    <div>
      <Button
        variant="default"
        leftSection={<ClipboardPaste size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.pasteClose : texts.paste}
      </Button>
      <div id={panelId} hidden={!isOpen} className={classes['paste']}>
        <Textarea
          label={texts.pasteLabel}
          description={texts.pasteHint}
          size="md"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <BusyButton
          variant="default"
          isBusy={isBusy}
          isBlocked={isBlocked}
          onClick={() => {
            if (!isBusy && !isBlocked) onTake(text);
          }}
        >
          {texts.takePasted}
        </BusyButton>
      </div>
    </div>
  );
}
