import * as fc from 'fast-check';

/**
 * Every run uses the same values in its property tests, so that a failure repeats. `TEST_SEED`, a whole number, selects
 * others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['TEST_SEED'] ?? 1) });
