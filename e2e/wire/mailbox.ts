import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Purpose of an e-mail; part of the name of its file. */
type LetterKind = 'verify' | 'already-registered' | 'reset' | 'password-changed' | 'invitation';

/** E-mails that the server writes into its data folder. */
export class Mailbox {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  /** Returns the link in the newest e-mail of a kind to an address; waits for the e-mail. */
  async linkTo(email: string, kind: LetterKind): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(async () => (link = /https?:\/\/\S+/.exec(await this.#newest(email, kind))?.[0]), {
        message: `a mail of kind ${kind} to ${email} has a link`,
      })
      .toBeDefined();
    return link ?? '';
  }

  /** Returns the token of that link. */
  async tokenTo(email: string, kind: LetterKind): Promise<string> {
    return new URLSearchParams((await this.linkTo(email, kind)).split('?')[1]).get('token') ?? '';
  }

  async #newest(email: string, kind: LetterKind): Promise<string> {
    const names = await readdir(this.#folder).catch(() => []);
    const name = names
      .filter((one) => one.endsWith(`-${kind}-${email}.eml`))
      .toSorted()
      .at(-1);
    return name === undefined ? '' : fromQuotedPrintable(await readFile(join(this.#folder, name), 'utf8'));
  }
}

const fromQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
