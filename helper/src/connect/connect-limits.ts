/** Every number that bounds what `helper connect` waits for and passes on. Milliseconds, characters and counts. */
export const connectLimits = {
  /** How long the server may hold a poll that has nothing to tell. */
  pollSeconds: 25,
  /** Beyond that, for the way there and back. */
  callMs: 20_000,
  /** A poll that brought nothing new and was shorter is followed by a pause: no server is asked in a circle. */
  shortPollMs: 1_000,
  reportsAtOnce: 100,
  /** Certainty about a job that was interrupted often follows at once; a server takes the first last word it hears. */
  uncertainMs: 10_000,
  idleLookMs: 2_000,
  queues: 200,
  queuesKeptMs: 60_000,
  sentence: 1_000,
  reason: 200,
  /** How often the CSV file is looked at; a file that changed is read when two looks found the same. */
  fileLookMs: 1_000,
  /** Below the ten seconds that a server waits for an answer. */
  statementMs: 8_000,
  databaseConnectMs: 5_000,
  databaseConnections: 3,
  questionsAtOnce: 20,
  id: 200,
  value: 5_000,
  columns: 200,
  columnName: 200,
  /** Rows of the source from which its columns are guessed. */
  sampleRows: 30,
} as const;

/** Pauses while the server is away or at fault; the last one repeats. */
export const awayPausesMs: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** Pauses behind polls that brought nothing new at once. */
export const circlePausesMs: readonly number[] = [1_000, 2_000];
/** Before an answer is sent once more; nobody waits for it longer. */
export const answerPausesMs: readonly number[] = [500, 2_000];
