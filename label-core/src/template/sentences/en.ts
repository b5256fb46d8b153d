/** Faults of a label template. All but the first two are written after a path: “elements[0].sizePt …”. */
export const en = {
  labelTemplate: {
    unusable: 'The label template cannot be used: {path} {problem}.',
    unusableWhole: 'The label template cannot be used: it {problem}.',
    empty: 'is empty',
    /** Text of the schema, in English. */
    schema: '{words}',
    version: 'must be {version} for what is in this template',
    usedTwice: '“{name}” is used twice',
    toggle: 'a toggle is “true” or “false”',
    placeholder: '{placeholder} is not a variable of this label',
    notDeclared: '“{name}” is not a variable of this label',
    otherType: '“{name}” must be a variable of type {type}, it is {found}',
    addsCheckDigit: 'is for EAN-13, EAN-8, UPC-A, UPC-E and ITF-14 only',
    bearerBars: 'is for ITF-14 only',
    grows: 'is for codes of bars; a 2D code fills its box',
    linkDomain: 'is for GS1 Digital Link codes',
    minSize: 'must not be larger than sizePt',
    wideRow: 'has more than the {most} columns of the table',
    largeImages: 'the embedded images are too large together; use the media library',
    longPaths: 'the outlines are too long together; use a picture',
    notElement: '“{name}” is not an element of this label',
    smallGroup: 'has fewer than two elements',
    tooManyGuides: 'has more than {most} guides',
  },
} as const;
