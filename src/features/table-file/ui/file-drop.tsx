import { Button } from '@mantine/core';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { importLimits } from 'label-core/import';
import { useRef, useState, type DragEvent } from 'react';
import { formatBytes } from '@/shared/i18n';
import { texts } from '../i18n';
import classes from './table-file.module.css';

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileDropProps {
  /** File that was last chosen, dropped or pasted. */
  chosen: File | undefined;
  isReading: boolean;
  onTake: (file: File) => void;
}

/** Area for a file that is chosen with the button or dropped. */
export function FileDrop({ chosen, isReading, onTake }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onTake(file);
  };
  return (
    <div
      className={classes['zone']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {chosen && (
        <p className={classes['chosen']}>
          <FileSpreadsheet size={20} aria-hidden />
          <span className={classes['fileName']} dir="auto">
            {chosen.name}
          </span>
          <span className={classes['quiet']}>{formatBytes(chosen.size)}</span>
        </p>
      )}
      <div className={classes['row']}>
        <Button
          size="md"
          variant={chosen ? 'default' : 'filled'}
          leftSection={<FileUp size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {chosen ? texts.chooseOther : texts.chooseFile}
        </Button>
        <span className={classes['quiet']}>{isOver ? texts.dropNow : texts.drop}</span>
      </div>
      <p className={classes['hint']}>
        {texts.limits({ size: formatBytes(importLimits.bytes), rows: importLimits.rows })}
      </p>
      <p role="status" className={classes['hint']}>
        {isReading ? texts.reading : ''}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={texts.chooseFile}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onTake(file);
          // Allows the same file to be chosen again after a correction.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
