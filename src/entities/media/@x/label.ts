// The value of a variable may be a picture of the library: its field and its preview need it.
export { mediaQueries } from '../api/media-queries';
export { MediaField } from '../ui/media-field';
export { MediaPicture } from '../ui/media-picture';
