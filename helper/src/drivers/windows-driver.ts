import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HelperError, sentenceOf } from '../helper-error.ts';
import { SubmissionError, type Queue, type QueueDriver, type Submission } from './driver.ts';
import { sumatraArguments, sumatraPaths } from './sumatra.ts';
import { readWindowsQueues } from './windows-queues.ts';
import { listPrintersScript, sendRawScript } from './windows-scripts.ts';
import { sentences } from '../sentences/index.ts';
import type { QueueTarget } from '../target/target.ts';

const run = promisify(execFile);
const commandMs = 60_000;
const powershell = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command'] as const;

/**
 * Creates the driver for Windows queues: ZPL goes to the spooler unchanged, PDF through a SumatraPDF that the person
 * installed. Untested: no Windows computer was available when this was written (see README.md).
 */
export function createWindowsDriver(): QueueDriver {
  return {
    kind: 'queue',
    system: 'windows',
    preflight: async ({ target, format, options }, signal) => {
      const queue = (await listQueues(signal)).find(({ name }) => name === target.queue);
      if (queue === undefined) {
        throw new HelperError(404, sentences.printerRefusal.noQueue({ queue: target.queue }));
      }
      if (format === 'pdf') {
        sumatraArguments(target.queue, '', options);
        await findSumatra();
      }
      return null;
    },
    submit: async (submission) => {
      const program = await commandFor(submission);
      const file = join(tmpdir(), `${randomUUID()}.${submission.format}`);
      await writeFile(file, submission.document, { mode: 0o600 });
      try {
        submission.beforeFirstByte();
        await program(file);
      } catch (error) {
        throw new SubmissionError('unknown', sentences.job.unclear({ cause: sentenceOf(error) }));
      } finally {
        await rm(file, { force: true });
      }
      return {
        kind: 'done',
        outcome: 'sent',
        note: sentences.job.queued({ queue: submission.target.queue }),
      };
    },
    queues: (signal) => (process.platform === 'win32' ? listQueues(signal) : Promise.resolve([])),
  };
}

async function listQueues(signal: AbortSignal): Promise<Queue[]> {
  const { stdout } = await run('powershell.exe', [...powershell, listPrintersScript], {
    signal,
    timeout: commandMs,
  });
  return readWindowsQueues(stdout);
}

async function commandFor(submission: Submission<QueueTarget>): Promise<(file: string) => Promise<unknown>> {
  const { key, target, options, format, signal } = submission;
  if (format === 'zpl') {
    return (file) =>
      run('powershell.exe', [...powershell, sendRawScript], {
        signal,
        timeout: commandMs,
        env: { ...process.env, HELPER_QUEUE: target.queue, HELPER_JOB: key, HELPER_FILE: file },
      });
  }
  const sumatra = await findSumatra();
  return (file) =>
    run(sumatra, sumatraArguments(target.queue, file, options), { signal, timeout: commandMs });
}

async function findSumatra(): Promise<string> {
  for (const path of sumatraPaths(process.env)) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return path;
    }
  }
  throw new HelperError(503, sentences.printerRefusal.noSumatra);
}
