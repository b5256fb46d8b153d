export {
  mediaFileSchema,
  pictureSettingsSchema,
  type MediaFile,
  type MediaUsage,
  type PictureSettings,
} from './api/media-file-schema';
export { mediaQueries } from './api/media-queries';
export { findPictures, foldersOf } from './model/find-pictures';
export { MediaField } from './ui/media-field';
export { MediaPicture } from './ui/media-picture';
