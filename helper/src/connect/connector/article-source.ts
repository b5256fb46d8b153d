/** An article from an external system, in the format that the server accepts. */
export interface ArticleRow {
  readonly id: string;
  readonly name: string;
  readonly externalIdentifier: string;
  /** The other texts by column name; empty texts are left out. */
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

/** A source of articles. `search` and `find` throw {@link SourceFault}. */
export interface ArticleSource {
  search(search: ArticleSearch): Promise<FoundArticles>;
  find(id: string): Promise<ArticleRow | null>;
  close(): Promise<void>;
}

/** Thrown when the source cannot answer. The message is a sentence for the person who asked and contains no password. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
}
