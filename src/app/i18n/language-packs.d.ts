/** Made by the build of the catalogues of every language but English (scripts/messages/language-packs.ts). */
declare module 'virtual:language-packs' {
  import type { Messages } from '@/shared/i18n';
  import type { LanguagePack } from './pack-of';

  /** The messages of the slices of a pack, by the path of the slice below src; what programs say under "sentences". */
  interface PackModule {
    readonly messages: Readonly<Record<string, Messages>>;
  }

  /** Loaders of packs (see pack-of.ts), by the code of the language and the name of the pack. */
  export type LanguagePacks = Readonly<
    Record<string, Readonly<Partial<Record<LanguagePack, () => Promise<PackModule>>>>>
  >;

  /** The packs of the first screen. */
  export const languagePacks: LanguagePacks;
}

declare module 'virtual:language-packs/later' {
  import type { LanguagePacks } from 'virtual:language-packs';

  /** All others. */
  export const languagePacks: LanguagePacks;
}
