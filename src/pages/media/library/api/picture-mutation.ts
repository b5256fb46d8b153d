import { mutationOptions } from '@tanstack/react-query';
import { mediaFileSchema, mediaQueries, type PictureSettings } from '@/entities/media';
import { callForEffect, productApi, uploadForm, type Id } from '@/shared/api';

interface NewPicture {
  file: File;
  folder: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Adds one picture to a folder; the first picture of a new folder creates it. */
export const addPictureMutation = () =>
  mutationOptions({
    mutationKey: ['add-picture'],
    mutationFn: ({ file, folder, onProgress, signal }: NewPicture) => {
      const form = new FormData();
      form.append('file', file);
      return uploadForm(`api/mediaLibrary/folders/${encodeURIComponent(folder)}`, form, mediaFileSchema, {
        onProgress,
        signal,
      });
    },
    meta: {
      errorShownBy: 'caller',
      invalidates: [mediaQueries.list().queryKey, mediaQueries.usage().queryKey],
    },
  });

interface ChangedPicture extends PictureSettings {
  mediaId: Id;
}

const fileOf = (mediaId: Id) => `api/mediaLibrary/files/${encodeURIComponent(mediaId)}`;

/** Renames or moves a picture. A Platen-specific call. */
export const movePictureMutation = () =>
  mutationOptions({
    mutationKey: ['move-picture'],
    mutationFn: ({ mediaId, ...json }: ChangedPicture) =>
      callForEffect(productApi, 'put', fileOf(mediaId), { json }),
    meta: { errorShownBy: 'caller', invalidates: [mediaQueries.list().queryKey] },
  });

/** Deletes an unused picture. A Platen-specific call. */
export const deletePictureMutation = () =>
  mutationOptions({
    mutationKey: ['delete-picture'],
    mutationFn: (mediaId: Id) => callForEffect(productApi, 'delete', fileOf(mediaId)),
    meta: {
      errorShownBy: 'caller',
      invalidates: [mediaQueries.list().queryKey, mediaQueries.usage().queryKey],
    },
  });
