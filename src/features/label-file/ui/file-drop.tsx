import { Button } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './label-file.module.css';

interface FileDropProps {
  /** Name of the file being read; undefined while none is. */
  reading: string | undefined;
  /** True when a file was read: the button then offers another one. */
  hasFile: boolean;
  onFile: (file: File) => void;
  /** Reason why the form needs a file; "" while there is nothing to say. */
  fault?: string | undefined;
}

const ENDINGS = '.json,.svg,.zpl,.prn,.txt';

/** Area to drop or choose the file of a label. */
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
          // Allows choosing the same file again after it was corrected.
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
