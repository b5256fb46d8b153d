import { eq } from 'drizzle-orm';
import type { Program } from '../../foundation/access/program.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import { connectors } from '../../foundation/store/schema/index.ts';
import type { OfferedQuestion } from '../../foundation/values/connector-questions.ts';
import { takeQuestions } from './stored-questions.ts';

interface Poll {
  readonly machineName: string;
  readonly version: string;
  readonly waitSeconds: number;
  readonly signal: AbortSignal;
}

/**
 * Returns the questions to a connector as soon as there are any; an empty list when the wait is over. A program whose
 * key ends while it waits gets an empty list: its next call is refused.
 */
export async function pollConnector(
  { store, clock, programNews }: Pick<ProgramServices, 'store' | 'clock' | 'programNews'>,
  program: Program,
  { machineName, version, waitSeconds: seconds, signal }: Poll,
): Promise<OfferedQuestion[]> {
  const { organizationId, id } = program;
  const keyHash = await store.asOrganization(organizationId, async (transaction) => {
    const [row] = await transaction
      .update(connectors)
      .set({ machineName, version, lastSeenAt: clock() })
      .where(eq(connectors.id, id))
      .returning({ keyHash: connectors.keyHash });
    return row?.keyHash;
  });
  const questions = await programNews.wait(program, { seconds, signal }, () =>
    store.asOrganization(organizationId, async (transaction) => {
      const [row] = await transaction
        .select({ keyHash: connectors.keyHash, isEnabled: connectors.isEnabled })
        .from(connectors)
        .where(eq(connectors.id, id));
      if (!row?.isEnabled || row.keyHash !== keyHash) return [];
      return takeQuestions(transaction, id, clock());
    }),
  );
  return questions ?? [];
}
