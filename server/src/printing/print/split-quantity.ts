/** Splits a quantity into files of at most `most` labels: 250 by 100 is 100, 100, 50. */
export const splitQuantity = (quantity: number, most: number): number[] =>
  Array.from({ length: Math.ceil(quantity / most) }, (_, index) => Math.min(most, quantity - index * most));
