export { mediaFileSchema, type MediaFile, type MediaUsage } from './api/media-file-schema';
export { mediaQueries } from './api/media-queries';
export { findPictures, foldersOf } from './model/find-pictures';
export { MediaField } from './ui/media-field';
export { MediaPicture } from './ui/media-picture';
