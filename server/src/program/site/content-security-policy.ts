import { createHash } from 'node:crypto';

interface PolicySources {
  /** Origins of further services the app calls. */
  readonly connect: readonly string[];
  /** Inline scripts of index.html, allowed by their hash: no other inline script runs. */
  readonly inlineScripts: readonly string[];
  /** True if the page registers the Trusted Types policy that texts must pass before they become markup or scripts. */
  readonly hasTrustedTypes: boolean;
}

/** The app's script that registers the policy named `default`: in the page itself, or a file. */
const policyScript = /trustedTypes\.createPolicy\(|<script[^>]*\ssrc="[^"]*\btrusted-types\.js"/;

/**
 * Returns whether a page registers the policy that trusted types need: without it, the component library could not
 * write its styles.
 */
export const bringsTrustedTypes = (html: string) => policyScript.test(html);

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the text of each inline script of a page. */
export const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/**
 * Returns the sources the app's pages may load and call. Inline styles are allowed because the component library writes
 * its own.
 */
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
