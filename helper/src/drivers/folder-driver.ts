import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { sentenceOf } from '../helper-error.ts';
import { sentences } from '../sentences/index.ts';
import { folderQueueName, type FolderTarget } from '../target/target.ts';
import { SubmissionError, type FolderDriver, type Receipt, type Submission } from './driver.ts';

const extensions = { pdf: 'pdf', zpl: 'zpl' } as const;
const maxKeyLength = 80;
const hashLength = 8;

/**
 * Creates a driver that writes each job as a file into `folder`. A file appears complete or not at all: it is written
 * under a temporary name, flushed to disk and renamed.
 */
export function createFolderDriver(folder: string, clock: Clock): FolderDriver {
  return {
    kind: 'folder',
    queueName: folderQueueName,
    preflight: () => Promise.resolve(null),
    submit: (submission) => save(folder, clock, submission),
    find: async (_target, key) => {
      const names = await readdir(folder).catch(() => []);
      const marker = `_${fileNameKey(key)}.`;
      const name = names.find((it) => it.includes(marker) && !it.startsWith('.'));
      return name === undefined ? 'absent' : saved(folder, name);
    },
    queues: () =>
      Promise.resolve([
        {
          name: folderQueueName,
          isDefault: false,
          state: 'idle',
          stateReasons: [],
          accepting: true,
          model: 'Writes each print to a file',
          dpi: null,
          isRaw: false,
        },
      ]),
  };
}

async function save(folder: string, clock: Clock, submission: Submission<FolderTarget>): Promise<Receipt> {
  const { key, format, document, beforeFirstByte } = submission;
  const time = new Date(clock.now()).toISOString().replaceAll(':', '-');
  const name = `${time}_${fileNameKey(key)}.${extensions[format]}`;
  const temporary = join(folder, `.${randomUUID()}.part`);
  beforeFirstByte();
  try {
    await mkdir(folder, { recursive: true });
    await writeFlushed(temporary, document);
    await rename(temporary, join(folder, name));
    await flushFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new SubmissionError('refused', sentences.job.notSaved({ folder, cause: sentenceOf(error) }));
  }
  return saved(folder, name);
}

/** Reports the file without its parent folders, because an app need not know the folder structure of this computer. */
function saved(folder: string, name: string): Receipt {
  return {
    kind: 'done',
    outcome: 'saved',
    note: sentences.job.saved({ file: join(basename(folder), name) }),
  };
}

async function writeFlushed(path: string, document: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(document);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder: a rename is durable only after that. Windows has no such call and does not need one. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Returns a key as part of a file name: unchanged when it has only plain characters, else shortened with a hash that
 * keeps it unique.
 */
function fileNameKey(key: string): string {
  const plain = key.replaceAll(/[^\w-]/g, '-').slice(0, maxKeyLength);
  return plain === key
    ? key
    : `${plain}-${createHash('sha256').update(key).digest('hex').slice(0, hashLength)}`;
}
