import type { Symbology } from '../template/template-schema.ts';

/** Digits printed below retail bars; each takes a cell of seven modules, like its bars, where its group has no other. */
export interface RetailDigits {
  /** Numbers of the bars that extend down between the digits, from 0. */
  readonly tallBars: readonly number[];
  readonly groups: readonly DigitGroup[];
}

export interface DigitGroup {
  /** Range of the digits. */
  readonly first: number;
  readonly end: number;
  /** Module at which the first cell begins, counted from the first bar. */
  readonly module: number;
  /** Width of a cell. */
  readonly cellModules?: number;
}

export const digitCellModules = 7;
export const tallBarModules = 5;

export const retailDigits: Readonly<Partial<Record<Symbology, RetailDigits>>> = {
  ean13: {
    tallBars: [0, 1, 14, 15, 28, 29],
    groups: [
      { first: 0, end: 1, module: -9 },
      { first: 1, end: 7, module: 3 },
      { first: 7, end: 13, module: 50 },
    ],
  },
  ean8: {
    tallBars: [0, 1, 10, 11, 20, 21],
    groups: [
      { first: 0, end: 4, module: 3 },
      { first: 4, end: 8, module: 36 },
    ],
  },
  upca: {
    tallBars: [0, 1, 2, 3, 14, 15, 26, 27, 28, 29],
    groups: [
      { first: 0, end: 1, module: -9 },
      { first: 1, end: 6, module: 10 },
      { first: 6, end: 11, module: 50 },
      { first: 11, end: 12, module: 97 },
    ],
  },
  upce: {
    tallBars: [0, 1, 14, 15, 16],
    // The outer digits are small, so that the right one ends with the quiet zone (GS1 General Specifications, 5.2: at most four modules wide).
    groups: [
      { first: 0, end: 1, module: -9, cellModules: 4 },
      { first: 1, end: 7, module: 3 },
      { first: 7, end: 8, module: 54, cellModules: 4 },
    ],
  },
};
