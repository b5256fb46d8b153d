/** Invented products of a European delicatessen: each family combined with its varieties and sizes gives articles. */
export interface ArticleFamily {
  readonly groupId: number;
  /** Name with `%` in place of the variety. */
  readonly name: string;
  readonly varieties: readonly string[];
  readonly ingredients: string;
  /** Empty where there is nothing to state, so that no label prints a line for it. */
  readonly allergens: string;
  readonly sizes: readonly string[];
  readonly price: number;
  readonly origin: string;
}
