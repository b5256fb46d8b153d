export { AddUserPage } from './ui/add-user-page';
