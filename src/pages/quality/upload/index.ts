export { ReplaceVersionPage } from './ui/replace-version-page';
export { UploadVersionPage } from './ui/upload-version-page';
