export { AddUserPage } from './ui/add-user-page';
export { EditUserPage } from './ui/edit-user-page';
