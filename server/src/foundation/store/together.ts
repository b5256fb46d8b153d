import { quoteStatement, type QuotedStatement } from './quote-statement.ts';
import type { AnswersTo, Statements, Transaction } from './store.ts';

/** Answer of a driver to a statement, its rows as arrays. */
interface StatementAnswer {
  readonly rows: readonly unknown[];
}

interface KeptStatements<Asked extends Statements> {
  /** In their order, to be sent in one message. */
  readonly statements: readonly QuotedStatement[];
  /**
   * Returns the answers as the query builder reads them. It reads rows by its selections only: what is executed as SQL
   * tells whether it failed.
   */
  readonly answeredBy: (sent: Promise<readonly StatementAnswer[]>) => Promise<AnswersTo<Asked>>;
}

interface Waiting {
  readonly statement: QuotedStatement;
  readonly resolve: (answer: StatementAnswer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes statements and sends none of them.
 * @param transactionOn returns the query builder on what stands for the client of a driver
 */
export async function keepStatements<Asked extends Statements>(
  transactionOn: (client: StatementKeeper) => Transaction,
  ask: (transaction: Transaction) => Asked,
): Promise<KeptStatements<Asked>> {
  const keeper = new StatementKeeper();
  const answered: Promise<unknown>[] = [];
  for (const statement of ask(transactionOn(keeper))) {
    // One after the other, because some take longer to be made, and the order matters.
    const isAsked = keeper.next();
    const answer = Promise.resolve(statement);
    answered.push(answer);
    await Promise.race([isAsked, answer]);
  }
  return {
    statements: keeper.waiting.map(({ statement }) => statement),
    answeredBy: async (sent) => {
      sent.then(
        (answers) => keeper.waiting.forEach(({ resolve }, at) => resolve(answers[at])),
        (error: unknown) => keeper.waiting.forEach(({ reject }) => reject(error)),
      );
      // Errors are those of the query builder, as of a statement that is sent by itself.
      const answers = await Promise.all(answered);
      await sent;
      return answers as AnswersTo<Asked>;
    },
  };
}

/** Stands for the client of a driver, and keeps what the query builder asks it for. */
export class StatementKeeper {
  readonly waiting: Waiting[] = [];
  #onAsked: () => void = () => undefined;

  /** What the query builder calls, in the way of either driver. */
  query(asked: string | { readonly text: string }, values: readonly unknown[] = []) {
    return new Promise<StatementAnswer | undefined>((resolve, reject) => {
      const statement = quoteStatement(typeof asked === 'string' ? asked : asked.text, values);
      this.waiting.push({ statement, resolve, reject });
      this.#onAsked();
    });
  }

  /** Returns when the query builder asks for the next statement. */
  next(): Promise<void> {
    return new Promise((resolve) => (this.#onAsked = resolve));
  }
}
