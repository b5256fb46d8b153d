export { PreferenceDetailPage } from './ui/preference-detail-page';
