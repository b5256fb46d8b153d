import { Alert, Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { foldersOf, type MediaFile, type MediaUsage } from '@/entities/media';
import { formatBytes } from '@/shared/i18n';
import { texts } from '../i18n';
import { folderFault } from '../model/file-fault';
import { FolderField } from './folder-field';
import classes from './media-library.module.css';

interface AddPicturesProps {
  files: readonly MediaFile[];
  usage: MediaUsage | undefined;
  onAdd: (files: readonly File[], folder: string) => void;
  /** Current uploads. */
  children: ReactNode;
}

const ACCEPTED = 'image/png,image/jpeg';
const PIXELS_IN_A_MILLION = 1_000_000;

/** Area for pictures that are chosen with the button or dropped, into the named folder. */
export function AddPictures({ files, usage, onAdd, children }: AddPicturesProps) {
  const folders = foldersOf(files).filter((name) => name !== '');
  const [entered, setEntered] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const folder = entered ?? folders[0] ?? texts.firstFolder;
  const fault = folderFault(folder);
  const isFull =
    (usage?.usedBytes ?? 0) >= (usage?.maxTotalBytes ?? Infinity) ||
    (usage?.files ?? 0) >= (usage?.maxFiles ?? Infinity);
  const take = (chosen: readonly File[]) => {
    setTried(true);
    if (fault !== undefined) return field.current?.focus();
    if (chosen.length > 0) onAdd(chosen, folder);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFull) take([...event.dataTransfer.files]);
  };
  return (
    <section className={classes['add']} aria-label={texts.addSection}>
      {isFull && (
        <Alert color="yellow" role="status" title={texts.fullTitle}>
          {texts.full}
        </Alert>
      )}
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
        <FolderField
          ref={field}
          label={texts.addTo}
          folders={folders}
          hint={texts.folderHint}
          value={folder}
          onChange={setEntered}
          error={isTried || entered !== undefined ? fault : undefined}
        />
        <div className={classes['choose']}>
          <Button
            size="md"
            leftSection={<ImagePlus size={18} aria-hidden />}
            disabled={isFull}
            onClick={() => (fault === undefined ? chooser.current?.click() : take([]))}
          >
            {texts.choose}
          </Button>
          <span className={classes['quiet']}>{isOver ? texts.dropNow : texts.drop}</span>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={ACCEPTED}
            aria-label={texts.choose}
            onChange={(event) => {
              take([...(event.currentTarget.files ?? [])]);
              // Allows the same file to be chosen again after a correction.
              event.currentTarget.value = '';
            }}
          />
        </div>
        <p className={classes['limits']}>
          {limitsOf(usage)} {texts.privacy}
        </p>
      </div>
      {children}
    </section>
  );
}

function limitsOf(usage: MediaUsage | undefined): string {
  const { maxFileBytes, maxPixels, usedBytes, maxTotalBytes, files } = usage ?? {};
  const each =
    maxFileBytes === undefined || maxPixels === undefined
      ? texts.formats
      : texts.limits({ size: formatBytes(maxFileBytes), millions: maxPixels / PIXELS_IN_A_MILLION });
  if (usedBytes === undefined || maxTotalBytes === undefined) return each;
  const used = texts.used({
    used: formatBytes(usedBytes),
    most: formatBytes(maxTotalBytes),
    files: files ?? 0,
  });
  return `${each} ${used}`;
}
