// The first script of the page, so that the policy stands before anything can write into it. The component library
// writes its style sheets through innerHTML: text without a tag passes, markup and scripts from texts do not.
if (globalThis.trustedTypes) {
  globalThis.trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from a text is not allowed here.');
      return text;
    },
    createScript: () => null,
    createScriptURL: (address) => {
      const url = new URL(address, document.baseURI);
      return url.origin === location.origin ? url.href : null;
    },
  });
}
