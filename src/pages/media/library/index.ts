export { MediaLibraryPage } from './ui/media-library-page';
