import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Script of `public` that a page runs before all others. */
const CLASSIC = /<script src="\.\/([\w-]+\.js)"><\/script>/g;

/**
 * Writes the short scripts of `public` into the pages that name them: each would cost a request, and the browser shows
 * nothing before it has them.
 */
export function inlineScripts(): Plugin {
  let folder = '';
  return {
    name: 'inline-scripts',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(CLASSIC, (_tag, name: string) =>
          inlineScript(readFileSync(join(folder, name), 'utf8')),
        ),
    },
  };
}

/**
 * Returns the element of a script that stands in the page itself, minified.
 * @throws Error when it cannot be parsed
 */
export function inlineScript(source: string): string {
  const { code, errors } = minifySync('script.js', source);
  if (errors[0]) throw new Error(`A script of the page cannot be read: ${errors[0].message}`);
  return `<script>${code.replaceAll('</', '<\\/')}</script>`;
}
