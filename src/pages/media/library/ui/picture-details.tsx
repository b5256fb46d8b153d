import { Alert, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MediaPicture, pictureSettingsSchema, type MediaFile, type PictureSettings } from '@/entities/media';
import { isNotOffered, toApiError } from '@/shared/api';
import { trimTexts } from '@/shared/lib/form';
import { BusyButton } from '@/shared/ui/busy-button';
import { movePictureMutation } from '../api/picture-mutation';
import { LOOK_PX } from '../config/limits';
import { texts } from '../i18n';
import { folderFault } from '../model/file-fault';
import { DeletePicture } from './delete-picture';
import { FolderField } from './folder-field';
import classes from './media-library.module.css';
import { PictureUse } from './picture-use';

interface PictureDetailsProps {
  file: MediaFile;
  folders: readonly string[];
  /** Called after the deletion. */
  onGone: () => void;
}

/** Details of a picture: its name and folder, which can be changed, its uses, and the deletion. */
export function PictureDetails({ file, folders, onGone }: PictureDetailsProps) {
  const [values, setValues] = useState(() => pictureSettingsSchema.parse(file));
  const { mutate: move, isPending, isSuccess, error, reset } = useMutation(movePictureMutation());
  const { name, folder } = values;
  const isChanged = JSON.stringify(values) !== JSON.stringify(pictureSettingsSchema.parse(file));
  const nameFault = name.trim() === '' ? texts.nameNeeded : undefined;
  const placeFault = folder === file.folder ? undefined : folderFault(folder);
  const change = (changed: Partial<PictureSettings>) => {
    reset();
    setValues({ ...values, ...changed });
  };
  return (
    <div className={classes['details']}>
      <div className={classes['look']}>
        <MediaPicture mediaId={String(file.id)} size={LOOK_PX} />
      </div>
      <form
        className={classes['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          if (nameFault ?? placeFault ?? (isPending || !isChanged)) return;
          move({ mediaId: file.id, ...trimTexts(values) });
        }}
      >
        <TextInput
          label={texts.name}
          size="md"
          autoComplete="off"
          value={name}
          error={nameFault}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <FolderField
          label={texts.folder}
          folders={folders}
          value={folder}
          error={placeFault}
          onChange={(value) => change({ folder: value })}
        />
        {error && (
          <Alert color="red" role="alert">
            {isNotOffered(toApiError(error)) ? texts.notOffered : error.message}
          </Alert>
        )}
        <div className={classes['row']}>
          <BusyButton type="submit" isBusy={isPending} isBlocked={!isChanged} variant="default">
            {texts.save}
          </BusyButton>
          <span role="status" className={classes['quiet']}>
            {isSuccess && !isChanged ? texts.saved : ''}
          </span>
        </div>
      </form>
      <PictureUse mediaId={file.id} />
      <DeletePicture file={file} onGone={onGone} />
    </div>
  );
}
