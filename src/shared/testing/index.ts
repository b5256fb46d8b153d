export { createTestClient, renderWith, type RenderedApp } from './render-with';
