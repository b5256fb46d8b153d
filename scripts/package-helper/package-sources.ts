/** What the packages of all systems are made of. */
export interface PackageSources {
  readonly version: string;
  /** The bundled program. */
  readonly bundle: string;
  /** Node's own binary for the target. */
  readonly node: string;
  /** Licence of Node and of all that is in it. */
  readonly nodeLicence: string;
  /** Copies packages that the bundle loads into a folder beside it. */
  readonly layUnbundled: (folder: string) => Promise<void>;
  /** Licence of the program. */
  readonly licence: string;
  /** Notices of third parties: the text. */
  readonly notices: string;
  /** Bill of materials: the text. */
  readonly bill: string;
  /** Empty folder to lay files out in. */
  readonly work: string;
  /** Folder of the finished packages. */
  readonly out: string;
}
