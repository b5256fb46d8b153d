/** An article of somebody else's system, as the server takes it. */
export interface ArticleRow {
  readonly id: string;
  readonly name: string;
  readonly externalIdentifier: string;
  /** Its other texts by the names of their columns; empty ones are left out. */
  readonly values: Readonly<Record<string, string>>;
}

export interface ArticleSearch {
  readonly searchQuery: string;
  readonly offset: number;
  readonly take: number;
}

export interface FoundArticles {
  readonly articles: readonly ArticleRow[];
  readonly total: number;
}

/** Where the articles are. Both questions throw {@link SourceFault}. */
export interface ArticleSource {
  search(search: ArticleSearch): Promise<FoundArticles>;
  find(id: string): Promise<ArticleRow | null>;
  close(): Promise<void>;
}

/** The source cannot answer; the message is a sentence for the person who asked, and holds no password. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
}
