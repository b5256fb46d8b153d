import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/messages/compile-messages.ts';
import { languagePacks } from './scripts/messages/language-packs.ts';

/** What every visit needs before its first screen stands in one chunk: many small ones compress worse, by 9 kB. */
const FIRST_SCREEN = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|zustand|jose|clsx)/',
    '@tanstack/(query-core|react-query)/',
    '@mantine/core/esm/core/',
    // A few lines each, on most screens: as chunks of their own they would be as long again.
    'src/shared/(api/new-key|lib/(list-state/use-newest-params|document-title)|ui/lazy-part)\\.ts$',
    '@mantine/core/esm/components/(ActionIcon|Button|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton)/',
  ].join('|'),
);

const COMMON =
  /src.shared.ui.(empty-state|error-panel|page-header|query-view|stale-notice)|src.shared.lib.(leave-warning|way-back|list-state)|@mantine.core.esm.components.(Alert|Anchor|Skeleton)/;

export default defineConfig({
  base: './',
  plugins: [compiledMessages(), languagePacks(), react({ compiler: true })],
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
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST_SCREEN },
            // A few hundred bytes each: those that many screens show come together.
            // What nearly every screen behind the sign-in has: as chunks of their own they would be a tenth longer.
            {
              name: 'common',
              test: COMMON,
              minShareCount: 10,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 12 },
          ],
        },
      },
    },
  },
});
