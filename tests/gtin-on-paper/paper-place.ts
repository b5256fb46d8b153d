import { readBarcodesOf } from 'label-core/testing';
import { readZplLabels } from 'label-core/zpl';
import { createDemoServer, demoOrganization, loadArticles, readArticleRows } from 'server';
import { connectorProgram, rowOf, uploadForm } from 'server/testing';
import { z } from 'zod';
import {
  articleErrors,
  NEW_ARTICLE,
  newArticle,
  type ArticleValues,
} from '../../src/pages/article/form/model/article-form';
import { addLabels, ORIGIN, signIn, type DemoServer, type Tokens } from './paper-server.ts';
import type { CarrierName } from './written-numbers.ts';

/** A printer of the demo that takes ZPL: dots are read more quickly than a PDF. */
const ZPL_PRINTER = 3;
const { organizationId } = demoOrganization;

const createdSchema = z.object({ data: z.object({ id: z.int() }) });
const jobSchema = z.object({ printFiles: z.array(z.object({ printFileName: z.string() })).min(1) });

/** Source of a label's value: an article of this server, or a value from elsewhere. */
export type Printable = { readonly articleId: number } | { readonly ean: string };

/** What a scanner reads from a label, or the sentence that says why there is no label. */
export type PrintedLabel = { readonly scanned: string } | { readonly refusal: string };

/** Enters a number; resolves with undefined when it was refused. */
export type Channel = (written: string) => Promise<Printable | undefined>;

/** Server with a label for each carrier, every channel by which a number is entered, and its paper. */
export class PaperPlace {
  readonly #server: DemoServer;
  readonly #tokens: Tokens;
  readonly #labelIds: ReadonlyMap<CarrierName, number>;
  #connectorRow = '';
  #connectorId = 0;

  private constructor(server: DemoServer, tokens: Tokens, labelIds: ReadonlyMap<CarrierName, number>) {
    this.#server = server;
    this.#tokens = tokens;
    this.#labelIds = labelIds;
  }

  static async open(): Promise<PaperPlace> {
    const server = await createDemoServer();
    const admin = await signIn(server, 'admin@demo.test');
    const member = await signIn(server, 'member@demo.test');
    const place = new PaperPlace(server, { admin, member }, await addLabels(server, member));
    await place.#addConnector();
    return place;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  readonly channels: Readonly<Record<string, Channel>> = {
    'API, as the identifier': (written) => this.#create({ name: 'Named', externalIdentifier: written }),
    'API, as a value': (written) =>
      this.#create({ name: 'Named', articleData: [{ key: 'ean', data: written }] }),
    'form, as the identifier': (written) => this.#fillIn({ externalIdentifier: written }),
    'form, as a value': (written) =>
      this.#fillIn({
        externalIdentifier: `Own ${written}`,
        data: [
          {
            rowKey: 'new-0',
            key: 'ean',
            data: written,
            type: 'default',
            size: '',
            isEditable: true,
            isExtra: false,
          },
        ],
      }),
    import: (written) => this.#import(written),
    connector: (written) => this.#ask(written),
    'load-articles': (written) => this.#load(written),
  };

  /** Prints one label with this carrier, and reads its code from the dots. */
  async print(carrier: CarrierName, printable: Printable): Promise<PrintedLabel> {
    const labelId = this.#labelIds.get(carrier);
    const line = { labelId, printerId: ZPL_PRINTER, quantity: 1 };
    const isOwn = 'articleId' in printable;
    const job = {
      computerName: 'LINE-1',
      labels: [
        isOwn
          ? { ...line, articleId: printable.articleId }
          : { ...line, editableData: [{ key: 'ean', data: printable.ean }] },
      ],
    };
    const path = isOwn ? '/api/printjobs/article' : '/api/printjobs';
    const answer = await this.#call('POST', path, job, 'member');
    const body: unknown = await answer.json();
    if (answer.status !== 200) {
      const { Message } = z.object({ Message: z.string() }).parse(body);
      return { refusal: Message };
    }
    const [file] = jobSchema.parse(body).printFiles;
    const zpl = await (await this.#server.fetch(new Request(file?.printFileName ?? ''))).text();
    const [label] = readZplLabels(zpl);
    if (!label) throw new Error('The file has no label.');
    const found = await readBarcodesOf(label.bitmap);
    return { scanned: found.map(({ text }) => text).join(' and ') };
  }

  #call(method: string, path: string, body?: object, as: keyof Tokens = 'admin'): Promise<Response> {
    const isForm = body instanceof FormData;
    return Promise.resolve(
      this.#server.fetch(
        new Request(ORIGIN + path, {
          method,
          headers: {
            authorization: `Bearer ${this.#tokens[as]}`,
            ...(isForm ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        }),
      ),
    );
  }

  async #create(article: object): Promise<Printable | undefined> {
    const answer = await this.#call('POST', '/api/articles', article);
    if (answer.status === 422) return undefined;
    return { articleId: createdSchema.parse(await answer.json()).data.id };
  }

  #fillIn(values: Partial<ArticleValues>): Promise<Printable | undefined> {
    const article = { ...NEW_ARTICLE, name: 'Filled in', ...values };
    if (Object.keys(articleErrors(article)).length > 0) return Promise.resolve(undefined);
    return this.#create(newArticle(article));
  }

  async #import(written: string): Promise<Printable | undefined> {
    const form = uploadForm({
      file: `EAN,Name\n${written},Imported\n`,
      options: {
        mapping: [
          { field: 'ean', column: 'EAN' },
          { field: 'name', column: 'Name' },
        ],
      },
    });
    const upload = await this.#call('POST', '/api/import/upload', form);
    const { entityId } = z.object({ entityId: z.int() }).parse(await upload.json());
    await this.#server.importDue();
    const { data } = z
      .object({ data: z.object({ createdCount: z.int() }) })
      .parse(await (await this.#call('GET', `/api/import/${entityId}`)).json());
    return data.createdCount === 1 ? this.#find(written) : undefined;
  }

  async #load(written: string): Promise<Printable | undefined> {
    const { articles } = readArticleRows(`ean,name\n${written},Loaded\n`);
    if (articles.length === 0) return undefined;
    const { created } = await loadArticles(this.#server.store, {
      organizationId,
      rows: articles,
      labelNames: [],
    });
    if (created !== 1) throw new Error(`${written} was not loaded.`);
    return this.#find(written);
  }

  /** Finds the entered article like the app does: by its number, regardless of leading zeros. */
  async #find(written: string): Promise<Printable> {
    const digits = written.replace(/^0+/, '');
    const answer = await this.#call('GET', `/api/articles?searchQuery=${digits}&take=10`);
    const { data } = z
      .object({
        data: z.object({ data: z.array(z.object({ id: z.int(), externalIdentifier: z.string() })) }),
      })
      .parse(await answer.json()).data;
    const [article, ...others] = data.filter(
      ({ externalIdentifier }) => externalIdentifier.replace(/^0+/, '') === digits,
    );
    if (!article || others.length > 0) throw new Error(`${written} is there ${others.length + 1} times.`);
    return { articleId: article.id };
  }

  async #addConnector(): Promise<void> {
    const labelIds = [...this.#labelIds.values()];
    const added = await this.#call('POST', '/api/connectors', { name: 'ERP', labelIds });
    const { id, key } = z
      .object({ data: z.object({ id: z.int(), key: z.string() }) })
      .parse(await added.json()).data;
    this.#connectorId = id;
    const program = connectorProgram(this.#server, key);
    await program.poll();
    void program.serve(() => ({ article: rowOf('1', { ean: this.#connectorRow }) }));
  }

  /** Returns the value that the app prints from a connector's row: that of its label’s variable. */
  async #ask(written: string): Promise<Printable | undefined> {
    this.#connectorRow = written;
    const path = `/api/connectors/${this.#connectorId}/articles/1`;
    const answer = await this.#call('GET', path, undefined, 'member');
    const { labels } = z
      .object({
        data: z.object({
          labels: z.array(z.object({ variables: z.array(z.object({ variableData: z.string() })) })),
        }),
      })
      .parse(await answer.json()).data;
    return { ean: labels[0]?.variables[0]?.variableData ?? '' };
  }
}
