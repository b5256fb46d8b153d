import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** A network between a program and a server: it can be cut, and it can swallow everything. */
export class NetworkBetween {
  readonly #server = createServer((near) => this.#join(near));
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Sees what goes to the server; what it returns false for does not arrive. */
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

  /** Ends every connection; new ones are refused until the network is mended. */
  cut(): void {
    this.#isCut = true;
    for (const [near] of this.#pairs) near.resetAndDestroy();
  }

  /** Delivers nothing more, and says nothing. */
  swallow(): void {
    this.#passes = () => false;
  }

  /** Ends the connection instead of delivering the first piece that has these words. */
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
