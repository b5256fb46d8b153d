/** What jsdom lacks and the components ask for. Nothing here changes how our own code behaves. */

if (!('matchMedia' in globalThis) || typeof globalThis.matchMedia !== 'function')
  globalThis.matchMedia = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

if (!('createObjectURL' in URL))
  Object.assign(URL, {
    createObjectURL: () => `blob:${crypto.randomUUID()}`,
    revokeObjectURL: () => undefined,
  });

if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

// jsdom has no such word; the app is served over https or from the computer itself.
if (!('isSecureContext' in globalThis)) {
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, writable: true, value: true });
}
