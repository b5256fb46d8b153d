import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** Simulated network between a program and a server, which can close connections or drop all data. */
export class NetworkBetween {
  readonly #server = createServer((near) => this.#join(near));
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Called with each chunk for the server, which is dropped if it returns false. */
  #passes: (sent: Buffer) => boolean = () => true;
  #isCut = false;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
  }

  static async open(host: string, port: number): Promise<NetworkBetween> {
    const network = new NetworkBetween({ host, port });
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('data', (sent) => {
      if (this.#passes(sent)) far.write(sent);
    });
    far.on('data', (sent) => near.write(sent));
    for (const side of pair) side.on('error', end).on('close', end);
  }

  /** Returns the chunks that pass to the server from now on, as texts. */
  record(): readonly string[] {
    const sent: string[] = [];
    this.#passes = (chunk) => sent.push(chunk.toString()) > 0;
    return sent;
  }

  /** Closes every connection; new ones are refused until `mend` is called. */
  cut(): void {
    this.#isCut = true;
    for (const [near] of this.#pairs) near.resetAndDestroy();
  }

  /** Drops all further data for the server without closing connections. */
  swallow(): void {
    this.#passes = () => false;
  }

  /** Closes the connection instead of delivering the first chunk that contains these words. */
  cutAt(words: string): void {
    this.#passes = (sent) => {
      if (!sent.includes(words)) return true;
      this.mend();
      for (const [near] of this.#pairs) near.resetAndDestroy();
      return false;
    };
  }

  mend(): void {
    this.#isCut = false;
    this.#passes = () => true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
