/** What one call, one server and one day of labels cost, as measured. */
export interface Costs {
  /** Work of processors for one call, of the server and the database together, in ms. */
  readonly searchMs: number;
  readonly printMs: number;
  readonly refreshMs: number;
  /** Memory of a server under load, in MB. */
  readonly serverMb: number;
  /** Bytes in the database that stay of a print job of one label. */
  readonly keptBytes: number;
  /** Bytes of its print file, which is deleted after a day. */
  readonly fileBytes: number;
}
