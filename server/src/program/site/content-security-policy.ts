import { createHash } from 'node:crypto';

interface PolicySources {
  /** Origins of services the app calls besides its own. */
  readonly connect: readonly string[];
  /** Inline scripts of index.html, allowed by their hash: nothing else inline runs. */
  readonly inlineScripts: readonly string[];
  /** Whether the page registers the policy that texts must pass before they become markup or scripts. */
  readonly hasTrustedTypes: boolean;
}

/** The app's first script; it registers the policy named `default`. */
const policyScript = /<script[^>]*\ssrc="[^"]*\btrusted-types\.js"/;

/** Whether a page brings the policy that trusted types need: without it the component library could not write its styles. */
export const bringsTrustedTypes = (html: string) => policyScript.test(html);

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The text of each inline script of a page. */
export const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** What the app's pages may load and call. Styles are inline because the component library writes its own. */
export const contentSecurityPolicy = ({ connect, inlineScripts, hasTrustedTypes }: PolicySources) =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScripts.map(hashOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');
