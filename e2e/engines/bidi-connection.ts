import { z } from 'zod';

const messageSchema = z.looseObject({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** WebDriver BiDi connection: commands over a web socket, each with its answer. Events are ignored. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', () => this.#giveUp());
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`${url} cannot be opened.`)));
    });
    return new BidiConnection(socket);
  }

  /** Resolves with the result of a command. Rejects with the browser's own error text. */
  send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve,
        reject: (error) => reject(new Error(`${method}: ${error.message}`)),
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take(text: string): void {
    const { id, result, error, message } = messageSchema.parse(JSON.parse(text));
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result);
    else waiting.reject(new Error(`${error}: ${message ?? ''}`));
  }

  #giveUp(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser closed the connection.'));
    this.#waiting.clear();
  }
}
