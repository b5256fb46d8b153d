export { historyHandlers, historyRows } from './testing/history-handlers';
