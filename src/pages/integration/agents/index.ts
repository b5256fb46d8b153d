export { AgentsPage } from './ui/agents-page';
