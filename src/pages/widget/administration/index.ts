export { WidgetAdministrationPage } from './ui/widget-administration-page';
