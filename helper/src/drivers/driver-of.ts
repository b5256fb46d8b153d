import { describeTarget, kindOf, type Target } from '../target/target.ts';
import { sentences } from '../sentences/index.ts';
import { SubmissionError, type Driver, type DriverTable } from './driver.ts';

/** Returns the driver of a target; for one that this version does not have, a driver that says so. */
export function driverOf(drivers: DriverTable, target: Target): Driver {
  const driver = Object.hasOwn(drivers, target.driver) ? drivers[target.driver] : undefined;
  // A driver reads the targets of its own kind only, so the kind is the proof that they fit.
  return driver?.kind === kindOf(target) ? driver : absentDriver(target);
}

/**
 * Ends the jobs of a driver that the journal names and this version does not have: what has not left is not printed, and
 * what has left nobody can ask about.
 */
function absentDriver(target: Target): Driver {
  const printer = describeTarget(target);
  const cause = sentences.cause.noDriver({ driver: target.driver });
  const refuse = () =>
    Promise.reject(new SubmissionError('refused', sentences.job.notPrinted({ printer, cause })));
  return {
    preflight: refuse,
    submit: refuse,
    status: () =>
      Promise.resolve({
        state: 'forgotten',
        attention: null,
        sentence: sentences.job.uncertain({ cause }),
        impressions: null,
      }),
  };
}
