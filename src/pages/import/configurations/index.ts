export { ImportConfigurationsPage } from './ui/import-configurations-page';
