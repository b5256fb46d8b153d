import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './scripts/messages/compile-messages.ts';
import { deliveryPlugins } from './scripts/delivery/delivery-plugins.ts';
import { languagePacks } from './scripts/messages/language-packs.ts';

/** Plugins without which the sources cannot be read. */
const sourcePlugins = (): Plugin[] => [compiledMessages(), languagePacks(), ...react({ compiler: true })];

export default defineConfig({
  base: './',
  plugins: [...sourcePlugins(), ...deliveryPlugins(import.meta.dirname, sourcePlugins)],
  worker: { plugins: () => [compiledMessages()] },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers that know light-dark() by themselves: lowered, it would ignore the scheme the person chose.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The fonts of a label are fetched when a label is drawn, never inlined.
    assetsInlineLimit: 0,
    // The size budget reads which chunk belongs to which screen.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // A pack of texts is named after its language: the virtual module has no file that would name it.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, pack] = /language-pack\/([a-z]+)\/([a-z-]+)$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language ? `${language}-${pack}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
});
