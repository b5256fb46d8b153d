export { AddConfigurationPage } from './ui/add-configuration-page';
export { EditConfigurationPage } from './ui/edit-configuration-page';
