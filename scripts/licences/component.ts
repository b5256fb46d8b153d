/** Something of others that is part of a program: a package, or what a package brings inside. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; undefined where nothing says it. */
  readonly licence: string | undefined;
  /** Address where it comes from. */
  readonly source: string;
  /** Texts of its licences, or where they are found. */
  readonly texts: readonly string[];
}
