import type { Caller } from '../../foundation/access/caller.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import type { ConnectorAnswer } from '../../foundation/values/connector-answers.ts';
import { sentences } from '../sentences/index.ts';
import type { RowLabel } from './article-of-row.ts';
import { loadRowLabels } from './connector-labels.ts';
import { requireConnector } from './load-connectors.ts';
import type { ConnectorQuestion } from '../../foundation/values/connector-questions.ts';
import { namedConnector, requireConnected } from './require-connected.ts';
import { forgetQuestion, storeQuestion, takeAnswer } from './stored-questions.ts';
import { requireConnectors } from './write-connector.ts';

const answerWithinSeconds = 10;

interface Asking {
  readonly services: Pick<ProgramServices, 'store' | 'clock' | 'programNews'>;
  readonly caller: Caller;
  readonly connectorId: number;
  readonly question: ConnectorQuestion;
  /** Signal of the request: once it is aborted, nobody waits for the answer. */
  readonly signal: AbortSignal;
}

interface Answered {
  readonly answer: ConnectorAnswer;
  /** Labels that the articles of this connector are printed with. */
  readonly labels: readonly RowLabel[];
}

/**
 * Asks the program of a connector and returns its answer, with no transaction open meanwhile: the question is kept in
 * the store until it is answered, times out or the caller has disconnected.
 * @throws HttpError 402, 404, 502 with the program's own words, 503 if it is not connected, 504
 */
export async function askConnector({
  services: { store, clock, programNews },
  caller,
  connectorId,
  question,
  signal,
}: Asking): Promise<Answered> {
  const { organizationId } = caller;
  const id = crypto.randomUUID();
  const connector = await store.asOrganization(organizationId, async (transaction) => {
    const found = await requireConnector(transaction, connectorId);
    await requireConnectors(transaction);
    const now = clock();
    requireConnected(found, now);
    const awaitedMs = answerWithinSeconds * 1000;
    await storeQuestion(transaction, { id, connector: found, question, now, awaitedMs });
    return found;
  });
  programNews.tell({ kind: 'connector', organizationId, id: connectorId });

  const answered = await programNews.wait(
    { kind: 'question', organizationId, id },
    { seconds: answerWithinSeconds, signal },
    () =>
      store.asOrganization(organizationId, async (transaction) => {
        const kept = await takeAnswer(transaction, id);
        return kept && { ...kept, labels: await loadRowLabels(transaction, connectorId, caller) };
      }),
  );
  if (!answered) {
    await store.asOrganization(organizationId, (transaction) => forgetQuestion(transaction, id));
    throw new HttpError(504, sentences.connector.late(namedConnector(connector)));
  }
  const { answer, fault, labels } = answered;
  if (answer !== null) return { answer, labels };
  const { cannotAnswer, noFault } = sentences.connector;
  throw new HttpError(502, cannotAnswer({ name: connector.name, fault: fault ?? noFault }));
}
