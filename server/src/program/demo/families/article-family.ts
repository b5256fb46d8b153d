/** Invented products as a delicatessen in Europe would carry them: a family times its varieties and sizes makes the articles. */
export interface ArticleFamily {
  readonly groupId: number;
  /** Names with `%` where a variety stands. */
  readonly name: string;
  readonly varieties: readonly string[];
  readonly ingredients: string;
  readonly allergens: string;
  readonly sizes: readonly string[];
  readonly price: number;
  readonly origin: string;
}
