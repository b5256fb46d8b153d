export { hasShades } from './has-shades.ts';
