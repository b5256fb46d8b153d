/** A source of input as W3C WebDriver and WebDriver BiDi both take it, with its steps in order. */
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
  /** As the browser tells it, `153.7.0`. */
  readonly version: string;
  /** Resolves when the page is loaded. */
  goTo(url: string): Promise<void>;
  /**
   * Calls a function of the page: source of a function that takes one text, and may answer one. Rejects with what the
   * function threw.
   */
  call(source: string, text: string): Promise<string | undefined>;
  /** Keys and pointer, as a person moves them. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Puts a file into the first file field that the CSS selector finds, in place of the dialog of the desktop. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Firefox of Debian over WebDriver BiDi, or WebKitGTK of Debian over W3C WebDriver. */
export type Engine = 'firefox' | 'webkitgtk';
