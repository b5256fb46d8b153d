import { Button } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './label-file.module.css';

interface FileDropProps {
  /** The file being read, by its name; undefined while none is. */
  reading: string | undefined;
  /** A file was read already: the button offers another. */
  hasFile: boolean;
  onFile: (file: File) => void;
  /** Why the form cannot go on without a file; "" while it need not say. */
  fault?: string | undefined;
}

const ENDINGS = '.json,.svg,.zpl,.prn,.txt';

/** Where a label's file is dropped or chosen. */
export function FileDrop({ reading, hasFile, onFile, fault }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    setTooMany((files?.length ?? 0) > 1);
    if (file && files?.length === 1 && reading === undefined) onFile(file);
  };
  const text = hasFile ? texts.chooseAnother : texts.choose;
  const message = isTooMany ? texts.oneFile : fault;
  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <FileUp size={28} strokeWidth={1.25} aria-hidden />
      <p className={classes['words']}>{texts.drop}</p>
      <p className={classes['hint']}>{texts.formats}</p>
      <input
        ref={input}
        type="file"
        accept={ENDINGS}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      {reading === undefined ? (
        <Button
          variant={hasFile ? 'default' : 'filled'}
          aria-invalid={message !== undefined && message !== ''}
          onClick={() => input.current?.click()}
        >
          {text}
        </Button>
      ) : (
        <BusyButton variant="default" isBusy>
          {text}
        </BusyButton>
      )}
      <p role="status" className={classes['words']}>
        {reading === undefined ? message : texts.reading({ file: reading })}
      </p>
    </div>
  );
}
