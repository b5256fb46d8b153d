export { SilentLoginPage } from './ui/silent-login-page';
