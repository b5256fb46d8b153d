import type { Defect } from './defect.ts';

/** Mistakes in how labels are drawn and values are read. */
export const labelCoreDefects: readonly Defect[] = [
  {
    // Off by one on the dot grid: each module is a dot wider, and the symbol exceeds its place.
    name: 'module-is-rounded-up-beyond-its-room',
    room: 'label-core',
    file: 'label-core/src/barcode/module-size.ts',
    find: 'Math.floor(dots / modules)',
    replace: 'Math.round(dots / modules)',
  },
  {
    // Counted from the wrong end: right for EAN-13, wrong for numbers with an odd number of digits before their check digit.
    name: 'check-digit-weighs-from-the-left',
    room: 'label-core',
    file: 'label-core/src/gtin/check-digit.ts',
    find: '(digits.length - index) % 2 === 1',
    replace: 'index % 2 === 1',
  },
  {
    // Missing row of the table: data behind a location number is read as part of it.
    name: 'gs1-location-number-has-no-fixed-length',
    room: 'label-core',
    file: 'label-core/src/barcode/gs1-identifiers.ts',
    find: `  36: 10,
  41: 16,
`,
    replace: `  36: 10,
`,
  },
  {
    // Too narrow a pattern.
    name: 'zpl-escapes-in-small-letters-are-not-read',
    room: 'label-core',
    file: 'label-core/src/file/zpl/field-data.ts',
    find: 'const letter = code & ~0x20;',
    replace: 'const letter = code;',
  },
  {
    // Wrong rounding from millimetres to dots: the last row of dots is lost.
    name: 'label-height-is-cut-to-whole-dots',
    room: 'label-core',
    file: 'label-core/src/scene/size-in-dots.ts',
    find: 'height: Math.max(1, Math.round(label.heightMm / dot)),',
    replace: 'height: Math.max(1, Math.floor(label.heightMm / dot)),',
  },
];
