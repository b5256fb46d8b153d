import { parseBinding } from '../binding/binding.ts';

/** Tags that set what is between them apart; `<br>` stands alone. Nothing else is read. */
const markupTags = ['b', 'i', 'u', 'sup', 'sub'] as const;
export type MarkupTag = (typeof markupTags)[number];

/** A part of a text with markup. */
export type MarkupToken =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Whether it is a tag that is printed as it stands: one that is unknown, or without its counterpart. */
      readonly isFault?: true;
      /** How it is written, where that differs: an entity, or `<br>`. */
      readonly written?: string;
    }
  | TagToken<'open'>
  | TagToken<'close'>
  | { readonly kind: 'variable'; readonly variable: string };

interface TagToken<Kind> {
  readonly kind: Kind;
  readonly tag: MarkupTag;
  readonly written: string;
}

/** What begins like a tag, and the three entities. `<` before anything but a letter is a character: `Salt < 0.1 g`. */
const special = /<(\/?)([a-zA-Z][^<>]{0,63})>|&(lt|gt|amp);/gu;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };

/**
 * Splits a value into its characters and tags. A tag is read where it is written exactly as `<b>`, in small letters. Each
 * opening tag belongs to the next closing one of its name that no other has; a tag that is left over is text.
 */
export const valueTokens = (value: string): readonly MarkupToken[] => paired([...writtenIn(value)]);

/** Splits the text of a template in the same way. Its tags reach over the variables between them. */
export const templateTokens = (template: string): readonly MarkupToken[] =>
  paired(
    parseBinding(template).flatMap((segment): readonly MarkupToken[] =>
      'literal' in segment ? [...writtenIn(segment.literal)] : [{ kind: 'variable', ...segment }],
    ),
  );

function* writtenIn(text: string): Generator<MarkupToken> {
  let end = 0;
  for (const { index, 0: all, 1: slash, 2: name, 3: entity } of text.matchAll(special)) {
    if (index > end) yield { kind: 'text', text: text.slice(end, index) };
    end = index + all.length;
    if (entity !== undefined) yield { kind: 'text', text: characters[entity] ?? '', written: all };
    else if (all === '<br>') yield { kind: 'text', text: '\n', written: all };
    else yield tagOf(all, slash === '/', name ?? '');
  }
  if (end < text.length) yield { kind: 'text', text: text.slice(end) };
}

function tagOf(all: string, isClosing: boolean, name: string): MarkupToken {
  const tag = markupTags.find((one) => one === name);
  if (tag === undefined) return { kind: 'text', text: all, isFault: true };
  return { kind: isClosing ? 'close' : 'open', tag, written: all };
}

/** Returns tokens in which every tag has its counterpart; the others became text. */
function paired(tokens: readonly MarkupToken[]): readonly MarkupToken[] {
  const open = new Map<MarkupTag, MarkupToken[]>(markupTags.map((tag) => [tag, []]));
  const lost = new Set<MarkupToken>();
  for (const token of tokens) {
    if (token.kind === 'open') open.get(token.tag)?.push(token);
    else if (token.kind === 'close' && !open.get(token.tag)?.pop()) lost.add(token);
  }
  for (const left of open.values()) for (const token of left) lost.add(token);
  return tokens.map((token) =>
    (token.kind === 'open' || token.kind === 'close') && lost.has(token)
      ? { kind: 'text', text: token.written, isFault: true }
      : token,
  );
}
