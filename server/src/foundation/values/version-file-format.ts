/** What the file of a label version is written in; `json` is Platen's own format. */
export type VersionFileFormat = 'json' | 'svg' | 'zpl';
