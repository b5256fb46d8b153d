/** Software or a font of others inside a package: compiled into its binaries, or copied into its sources. */
export interface BroughtPart {
  readonly name: string;
  /** Undefined where the package does not say. */
  readonly version?: string;
  readonly licence: string;
  readonly source: string;
  /** Its licence: a file in `texts`, or one of the package itself. */
  readonly text: { readonly kept: string } | { readonly own: string };
  /** Its name for scanners of weaknesses, where its version is known: as a package, or in the list of weaknesses. */
  readonly purl?: string;
  /** Hash of that package, as in a lock file. */
  readonly integrity?: string;
  readonly cpe?: string;
}
