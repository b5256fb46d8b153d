import { useEffect } from 'react';
import type { CopiedElements } from 'label-core/design';

/**
 * Text of what was copied last on this page, or in another tab with a designer, for the menu: it has no copy or paste event
 * of the browser, whose clipboard is not there without https and cannot be read where a person forbids it.
 */
let copied: string | undefined;

/** What was copied on this page, and as which text: it is not read and checked again with each paste. */
let own: { readonly text: string; readonly elements: CopiedElements } | undefined;

/** Tells the other tabs of this browser; undefined while no designer is open here. */
let tabs: BroadcastChannel | undefined;

const CHANNEL = 'platen-copied';

export const copiedText = (): string | undefined => copied;

/** Keeps what was copied on this page, also for other tabs. */
export function keepCopied(text: string, elements: CopiedElements): void {
  copied = text;
  own = { text, elements };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin only
  tabs?.postMessage(text);
}

/** Returns the elements that were copied on this page as this text, as copies; undefined for any other text. */
export function copiedHere(text: string): CopiedElements | undefined {
  if (own?.text !== text) return undefined;
  const { elements, variables } = own.elements;
  return { elements: elements.map((element) => ({ ...element })), variables };
}

/** Hears of what is copied in other tabs, and tells them of what is copied here, while a designer is open. */
export function useCopiesOfTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') copied = data;
    });
    tabs = channel;
    return () => {
      if (tabs === channel) tabs = undefined;
      channel.close();
    };
  }, []);
}
