/** Limits of what `helper connect` waits for and passes on. Milliseconds, characters and counts. */
export const connectLimits = {
  /** Longest time for which the server may hold a poll when there is nothing new. */
  pollSeconds: 25,
  /** Added to the hold time, for the transfer of request and answer. */
  callMs: 20_000,
  /**
   * A poll that brought nothing new and took less time than this is followed by a pause, so that the server is not asked
   * in a tight loop.
   */
  shortPollMs: 1_000,
  reportsAtOnce: 100,
  /**
   * Wait before `unconfirmed` is reported: certainty about an interrupted job often follows at once, and a server keeps
   * the first final state that it receives.
   */
  uncertainMs: 10_000,
  idleLookMs: 2_000,
  queues: 200,
  queuesKeptMs: 60_000,
  sentence: 1_000,
  reason: 200,
  /** Interval between checks of the CSV file. A changed file is read once two checks in a row found the same state. */
  fileLookMs: 1_000,
  /** Less than the ten seconds for which a server waits for an answer. */
  statementMs: 8_000,
  databaseConnectMs: 5_000,
  databaseConnections: 3,
  questionsAtOnce: 20,
  id: 200,
  value: 5_000,
  columns: 200,
  columnName: 200,
  /** Number of rows from which the columns of the source are guessed. */
  sampleRows: 30,
} as const;

/** Pauses while the server cannot be reached or answers with a fault; the last pause repeats. */
export const awayPausesMs: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** Pauses after polls that returned nothing new at once; the last pause repeats. */
export const circlePausesMs: readonly number[] = [1_000, 2_000];
/** Pauses before an answer is sent again; nobody waits for an answer any longer than that. */
export const answerPausesMs: readonly number[] = [500, 2_000];
