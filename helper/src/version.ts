import manifest from '../package.json' with { type: 'json' };

/** Version of this helper, from its package.json. */
export const helperVersion: string = manifest.version;

/** Name of this program in /health, by which an app distinguishes it from another program on the same port. */
export const serviceName = 'platen-helper';
