export { outboxIsEmpty } from './testing/outbox-is-empty';
