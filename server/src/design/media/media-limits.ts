/** How much the media library takes; the app shows it before anything is chosen. */
export const mediaLimits = {
  /** One picture. */
  fileBytes: 10_000_000,
  /** All pictures of an organisation together. */
  totalBytes: 100_000_000,
  files: 2000,
  /** Larger ones are not printed by label-core either: some kilobytes can unpack to gigabytes. */
  pixels: 16_000_000,
  nameCharacters: 120,
  folderCharacters: 64,
} as const;
