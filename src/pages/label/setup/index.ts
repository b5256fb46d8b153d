export { AddLabelPage } from './ui/add-label-page';
export { EditLabelPage } from './ui/edit-label-page';
