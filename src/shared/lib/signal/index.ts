export { giveSignal, type SignalChannels, type SignalKind } from './give-signal';
