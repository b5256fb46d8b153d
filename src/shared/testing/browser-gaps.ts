/** Browser APIs that the components use and jsdom lacks. Nothing here changes how our own code behaves. */

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

// Every moment of a test is idle. Without a timer, because those of a test end with it.
if (!('requestIdleCallback' in globalThis))
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => {
      queueMicrotask(callback);
      return 0;
    },
  });

if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

// jsdom lacks this property; the app is served over https or from the local computer.
if (!('isSecureContext' in globalThis)) {
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, writable: true, value: true });
}

const keepsDrawing = Symbol.for('platen: the document keeps drawing');

/**
 * Always requests a next frame. jsdom starts the interval that draws its frames on demand; if a test uses fake timers at
 * that moment, the interval belongs to the fake clock, and no more frames are drawn for later files.
 */
function keepDrawing(): void {
  const { requestAnimationFrame: nextFrame } = globalThis;
  const draw = () => void nextFrame(draw);
  draw();
}

if (!(keepsDrawing in globalThis)) {
  Object.defineProperty(globalThis, keepsDrawing, { value: true });
  keepDrawing();
}
