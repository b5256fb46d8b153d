export { ChangePlanButton } from './ui/change-plan-button';
