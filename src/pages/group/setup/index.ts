export { AddGroupPage } from './ui/add-group-page';
export { EditGroupPage } from './ui/edit-group-page';
