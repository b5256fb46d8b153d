/** Whether this server should get requests, as far as it knows of itself. */
export interface Readiness {
  /** Returns true once the server was told to stop: it answers, but the next requests belong to another one. */
  readonly isDraining: () => boolean;
}
