export { PasswordForgotPage } from './ui/password-forgot-page';
