/** Format of the file of a label version; `json` is Platen's own format. */
export type VersionFileFormat = 'json' | 'svg' | 'zpl';
