export { connectorProgram, rowOf } from './connector-program.ts';
export { clientId, clientSecret, startTestProvider, type TestProvider } from './open-id-provider.ts';
export { seedAgent } from './seed-agent.ts';
export { seedEarlierPrint, type EarlierPrint } from './seed-earlier-print.ts';
export { pngFile } from './sample-pictures.ts';
export { startHookReceiver, type HookReceiver } from './hook-receiver.ts';
