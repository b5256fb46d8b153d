import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React and router/query change seldom: two chunks that stay in the browser's cache over our releases. */
const LONG_LIVED_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router-query', test: /node_modules\/(react-router|@tanstack\/(react-)?query)/ },
];

export default defineConfig({
  base: './',
  plugins: [react({ compiler: true })],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The fonts of a label are fetched when a label is drawn, never inlined.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: LONG_LIVED_CHUNKS } } },
  },
});
