import { openKoffiSpooler } from '../../../helper/src/drivers/windows/koffi/koffi-spooler.ts';
import { createWindowsDriver } from '../../../helper/src/drivers/windows/windows-driver.ts';
import { messageOf } from '../../../helper/src/helper-error.ts';

/** Program for Windows: prints ZPL through the driver, and makes calls that a print does not need. Writes one object of JSON. */
const [queue = ''] = process.argv.slice(2);
const spooler = await openKoffiSpooler();
const failure = async (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: unknown) => messageOf(error),
  );

const aborted = await spooler.startRaw(queue, 'aborted');
const whileOpen = await spooler.job(queue, aborted.jobId);
// Nothing is written: AbortPrinter of Wine 8 prints what was.
await aborted.abort();

const driver = createWindowsDriver(async () => spooler);
const target = { driver: 'windows', queue };
const { signal } = new AbortController();
let announced = 0;
const receipt = await driver.submit({
  key: 'zpl',
  target,
  options: {},
  format: 'zpl',
  document: Buffer.from('^XA^FO20,20^FDHello^FS^XZ\n'),
  signal,
  beforeFirstByte: () => {
    announced += 1;
  },
});
const printerJob = receipt.kind === 'queued' ? receipt.printerJob : undefined;

process.stdout.write(
  JSON.stringify({
    announced,
    printerJob,
    ended: printerJob && (await driver.status?.(target, printerJob, signal))?.state,
    whileOpen,
    afterAbort: (await spooler.job(queue, aborted.jobId)) ?? null,
    unknownPrinter: await failure(() => spooler.printer('Nowhere')),
    unknownJob: (await spooler.job(queue, 4711)) ?? null,
    list: await failure(() => spooler.jobs(queue)),
    forms: (await spooler.abilities(queue)).forms.length,
  }),
);
