export { createTestClient, renderWith, type RenderedApp } from './render-with';
export { testConfig } from './test-config';
