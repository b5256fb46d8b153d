import { describeTarget, kindOf, type Target } from '../target/target.ts';
import { sentences } from '../sentences/index.ts';
import { SubmissionError, type Driver, type DriverTable } from './driver.ts';

/** Returns the driver of a target, or a driver that reports its absence if this version does not have the driver. */
export function driverOf(drivers: DriverTable, target: Target): Driver {
  const driver = Object.hasOwn(drivers, target.driver) ? drivers[target.driver] : undefined;
  // A driver reads only targets of its own kind, so an equal kind proves that the types match.
  return driver?.kind === kindOf(target) ? driver : absentDriver(target);
}

/**
 * Returns a driver that ends the jobs of a driver which the journal names and this version does not have. Jobs that were
 * not sent fail as not printed. The result of sent jobs is uncertain, because no driver can ask their printer.
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
