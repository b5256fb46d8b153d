/** Limits of the media library; the app shows them before a file is chosen. */
export const mediaLimits = {
  /** Bytes of one picture. */
  fileBytes: 10_000_000,
  /** Bytes of all pictures of an organisation. */
  totalBytes: 100_000_000,
  files: 2000,
  /** Pixels of one picture; label-core prints no larger ones either: some kilobytes can unpack to gigabytes. */
  pixels: 16_000_000,
  nameCharacters: 120,
  folderCharacters: 64,
} as const;
