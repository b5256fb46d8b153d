import type { Stage } from './stage.ts';

/** Stand-in for a program on a machine in the customer's network: makes its calls without a separate process. */
export class ConnectedProgram {
  readonly #stage: Stage;
  readonly #key: string;
  readonly #kind: 'agent' | 'connector';
  readonly #instanceId = crypto.randomUUID();

  constructor(stage: Stage, kind: 'agent' | 'connector', key: string) {
    this.#stage = stage;
    this.#kind = kind;
    this.#key = key;
  }

  /** Polls once without waiting; returns the status and the data. */
  async poll(facts: object = {}): Promise<{ status: number; data: unknown }> {
    return this.call('poll', {
      instanceId: this.#instanceId,
      machineName: 'DOCK-PC',
      version: '0.1.0',
      waitSeconds: 0,
      ...(this.#kind === 'agent' && { printQueues: ['Zebra dock', 'Office'] }),
      ...facts,
    });
  }

  async call(path: string, body: object): Promise<{ status: number; data: unknown }> {
    const answer = await this.#stage.passOn(
      new Request(`${this.#stage.origin}/api/connect/${this.#kind}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` },
        body: JSON.stringify(body),
      }),
    );
    const parsed = (await answer.json()) as { data?: unknown };
    return { status: answer.status, data: parsed.data };
  }
}
