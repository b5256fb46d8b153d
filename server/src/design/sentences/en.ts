/** Refusals of the layer of labels, their review and their pictures. */
export const en = {
  /** Reasons why a file cannot be used as a picture of labels. */
  mediaFile: {
    large: 'The picture is larger than {most, number} MB.',
    empty: 'The file is empty.',
    drawing: 'SVG drawings can hold programs and are not taken. Save it as PNG and add that.',
    document: 'A PDF is no picture. Save it as PNG and add that.',
    /** `kind` is the name of a format, such as GIF; so it is below. */
    otherKind: '{kind} pictures cannot be printed. Save it as PNG or JPEG and add that.',
    unknownKind: 'It is no picture that can be printed. Labels take PNG and JPEG pictures.',
    wrongEnding:
      'Its name ends in .{ending}, but it is a {kind} picture. Give it the right ending and add it again.',
    /** `type` is a media type, such as image/png. */
    wrongType: 'It was sent as {type}, but it is a {kind} picture.',
    noPixels: 'It has no pixels.',
    manyPixels:
      'It has {width, number} × {height, number} pixels; at most {millions, number} million can be printed. Make it smaller and add it again.',
    animated: 'It is animated: save one frame of it as a plain PNG.',
    damaged: 'The {kind} file is damaged or not whole.',
    unpacksToMore: 'It unpacks to more pixels than it says it has.',
  },
  mediaLibrary: {
    folderName: 'A folder’s name has letters, digits, spaces, - and _, at most {most, number} of them.',
    nameTaken: 'There is already a picture named {name} in {folder}.',
    nameTakenOutside: 'There is already a picture named {name} in this place.',
    full: 'The media library is full: it has {most, number} pictures. Delete some.',
    noRoom: 'The media library is full: its pictures may have {most, number} MB together. Delete some.',
    noPicture: 'There is no picture {id} in the media library.',
    /** `users` are sentences of these below. */
    inUse: '{users} Take it off there first.',
    usedByLabels:
      '{count, plural, one {{name} is used by label {labels}.} other {{more, plural, =0 {{name} is used by the labels {labels}.} one {{name} is used by the labels {labels} and # more.} other {{name} is used by the labels {labels} and # more.}}}}',
    usedByStandardLabels:
      '{count, plural, one {{name} is used by standard label {labels}.} other {{more, plural, =0 {{name} is used by the standard labels {labels}.} one {{name} is used by the standard labels {labels} and # more.} other {{name} is used by the standard labels {labels} and # more.}}}}',
    usedByArticles:
      '{count, plural, one {{name} is used by # article.} other {{name} is used by # articles.}}',
  },
  label: {
    /** `faults` are sentences as the one below. */
    unusable: 'This label cannot be used. {faults}',
    /** `path` is a path in the template: “elements[2].sizePt”. */
    fault: '{path}: {problem}.',
    noVariable: 'This label has no variable “{variable}”.',
    savedMeanwhile: '{by} saved version {version} of “{name}” while you worked on an older one.',
    variableTwice: 'The variable “{variable}” is named twice.',
    variableFixed: '“{variable}” is fixed on this label and cannot be changed.',
    /** `reasons` are sentences of these below. */
    cannotDelete: '“{name}” cannot be deleted: {reasons} Disable it instead: then nobody prints it.',
    usedByLines: '{count, plural, one {# line of an order uses it.} other {# lines of orders use it.}}',
    usedByWidgets: '{count, plural, one {# widget uses it.} other {# widgets use it.}}',
    wasPrinted: 'It was printed, and the print history keeps what was printed.',
  },
  testData: {
    noRow: 'This version has no row {row} of test data.',
    nameTwice: 'There are two rows named “{name}”.',
  },
  review: {
    reasonMissing: 'Say why: whoever made this version reads it.',
    passwordMissing: 'Enter your password to sign this decision.',
    passwordWrong: 'This password is not right.',
    ownVersion: 'You uploaded this version yourself: somebody else has to approve it.',
    /** `roles` names the roles besides the review master, one after the other. */
    roleMissing:
      'You may not do this: it takes the role {roles, select, LabelDesigner {Label designer or Review master} LabelDesignerQualityManager {Label designer, Quality manager or Review master} DataApprover {Data approver or Review master} DesignApprover {Design approver or Review master} Publisher {Publisher or Review master} PublisherQualityManager {Publisher, Quality manager or Review master} other {Review master}}. Administrators give roles under Users.',
    fileReplaced:
      'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.',
    timePassed: 'This time has passed. Choose a later one, or publish at once.',
    timeFar: 'Choose a time within a year from now.',
    /** State of a version on which a decision was requested. */
    stands:
      '{state, select, Draft {Version {version} of “{name}” is a draft now.} DataApprover {Version {version} of “{name}” is in data approval now.} DesignApprover {Version {version} of “{name}” is in design approval now.} Publisher {Version {version} of “{name}” waits for its publication now.} Published {Version {version} of “{name}” is published now.} Superseded {Version {version} of “{name}” is superseded now.} other {Version {version} of “{name}” is withdrawn now.}}',
    /** The same with the last action: a sentence of those below. */
    standsSince:
      '{state, select, Draft {Version {version} of “{name}” is a draft now: {last}} DataApprover {Version {version} of “{name}” is in data approval now: {last}} DesignApprover {Version {version} of “{name}” is in design approval now: {last}} Publisher {Version {version} of “{name}” waits for its publication now: {last}} Published {Version {version} of “{name}” is published now: {last}} Superseded {Version {version} of “{name}” is superseded now: {last}} other {Version {version} of “{name}” is withdrawn now: {last}}}',
  },
  /** Action on a version; `from` is its previous state. */
  reviewStep: {
    uploaded: '{by} uploaded the version.',
    testDataChanged: '{by} changed the test data.',
    fileReplaced: '{by} replaced the file.',
    submitted: '{by} set the version ready for approval.',
    approved:
      '{from, select, DataApprover {{by} approved the data.} DesignApprover {{by} approved the design.} Publisher {{by} approved the publication.} other {{by} approved the version.}}',
    rejected:
      '{from, select, DataApprover {{by} rejected the data.} DesignApprover {{by} rejected the design.} Publisher {{by} rejected the publication.} other {{by} rejected the version.}}',
    published: '{by} published the version.',
    withdrawn:
      '{from, select, Published {{by} withdrew the published version.} other {{by} withdrew the version.}}',
    superseded: '{by} put a newer version in its place.',
    publishedAtOnce: '{by} published the version at once, because nobody could approve it.',
    scheduled: '{by} set the time of its publication.',
    unscheduled: '{by} took back the time of its publication.',
    publishedOnTime: '{by} published the version at the time that was set.',
  },
  standardLabel: {
    changed:
      'This standard label was changed meanwhile by somebody else. Load it again to see the change, then make yours.',
    keepsTemplate: 'A standard label keeps the template it was made from.',
    noParameter: 'This template has no parameter “{parameter}”.',
    /** `parameter` is its name in the template, such as Company. */
    valueMissing: '{parameter} is needed.',
    valueLong: '{parameter} has at most {most, number} characters.',
    /** Double braces, opening and closing. */
    valueBraces: '{parameter} cannot hold “{opening}” or “{closing}”.',
    valueOneLine: '{parameter} has one line only.',
    valueChoice: '{parameter} is one of {options}.',
    valueToggle: '{parameter} is “true” or “false”.',
    valuePicture: '{parameter} is no picture of the media library.',
    noCounter: '{parameter}: “{counter}” is not an enabled counter of SSCCs.',
  },
} as const;
