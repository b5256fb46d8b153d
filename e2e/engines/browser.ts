/** Source of input in the form shared by W3C WebDriver and WebDriver BiDi, with its steps in order. */
export type InputSource =
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerStep[];
    };

type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** One window of a browser that is installed on this machine, driven by its own remote protocol. */
export interface Browser {
  /** Version as reported by the browser, `153.7.0`. */
  readonly version: string;
  /** Resolves when the page is loaded. */
  goTo(url: string): Promise<void>;
  /**
   * Calls a function in the page, given as source; it takes one text and may return one. Rejects with the error of the
   * function.
   */
  call(source: string, text: string): Promise<string | undefined>;
  /** Performs input of keys and pointer, like a person. */
  act(sources: readonly InputSource[]): Promise<void>;
  /**
   * Puts a file into the first file field that the CSS selector matches, instead of using the dialog of the desktop.
   */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Returns the content of the window, as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Debian's Firefox over WebDriver BiDi, or Debian's WebKitGTK over W3C WebDriver. */
export type Engine = 'firefox' | 'webkitgtk';
