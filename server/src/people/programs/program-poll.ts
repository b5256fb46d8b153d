import { z } from 'zod';

/** Max. seconds a poll may wait for work. */
const maxWaitSeconds = 25;

const programText = z.string().trim().max(200);

/** Fields that every program sends when it asks for work. */
export const programPollShape = {
  /** The journal of the program: another data folder is another instance. */
  instanceId: z.uuid().toLowerCase(),
  machineName: programText,
  version: programText,
  waitSeconds: z.int().min(0).max(maxWaitSeconds),
};
