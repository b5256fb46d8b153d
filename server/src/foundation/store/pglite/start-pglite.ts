import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export interface PgliteOptions {
  /** Directory of the database; undefined: in memory. */
  readonly directory?: string;
  /** Migrated database to start from, if the directory is still empty. */
  readonly template?: Blob;
}

/**
 * Pages in memory; the files lie in the cache of the operating system. With 48 MB a search of one's own prints read twice as long;
 * the default of 128 MB is hardly quicker (docs/speed.md).
 */
const sharedBuffersMB = 96;

/**
 * Starts the embedded database on the calling thread, which every statement then keeps busy. Takes two seconds or more
 * without a template, half a second with one.
 */
export const startPglite = ({ directory, template }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersMB}MB`],
  });
