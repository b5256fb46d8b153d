export { clientId, clientSecret, startTestProvider, type TestProvider } from './open-id-provider.ts';
