import * as fc from 'fast-check';

/**
 * Every run tries the same values in its property tests, so that one that failed fails again. `TEST_SEED`, a whole
 * number, tries others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['TEST_SEED'] ?? 1) });
