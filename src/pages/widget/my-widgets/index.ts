export { WidgetsPage } from './ui/widgets-page';
