/** Sentences about imports and web hooks (docs/adr/0035). */
export const en = {
  importUpload: {
    notIncluded: 'Importing is not part of your subscription.',
    large: 'The file is larger than {megabytes, number} MB.',
    badKey: 'An idempotency key has 1 to 200 visible ASCII characters.',
    keyUsed: 'This idempotency key was used for another upload.',
    manyWait: '{waiting, number} files wait to be imported. Try again when some of them are done.',
    oneGroup: 'Choose one group: what is imported lies in one. Import the file again for another one.',
    closedGroup: 'Group {name} does not take imported orders. Its settings can allow it.',
  },
  /** Results of an import. */
  importRun: {
    nothing: 'Nothing was imported. {reason}',
    faultyRows: 'Nothing was imported: {rows, plural, one {# row is faulty} other {# rows are faulty}}.',
    /** `reason` is the sentence for the first row that already exists. */
    onlyNew:
      '{kind, select, articles {Nothing was imported: the file shall hold new articles only. Line {line}: {reason}} other {Nothing was imported: the file shall hold new orders only. Line {line}: {reason}}}',
    onlyNewOfSeveral:
      '{kind, select, articles {Nothing was imported: the file shall hold new articles only. Line {line}: {reason} {others, plural, one {So is # other row.} other {So are # other rows.}}} other {Nothing was imported: the file shall hold new orders only. Line {line}: {reason} {others, plural, one {So is # other row.} other {So are # other rows.}}}}',
    givenUp:
      'Nothing was imported. The server ended in the middle of this file several times: split it, and import the parts one after the other.',
    disturbed:
      'Nothing was imported. Others changed the same articles or orders at the same time. Import the file again.',
    broken: 'Nothing was imported. The server could not write this file; its log says why.',
    canceled: 'Canceled before it began.',
    changesStay:
      '{kind, select, articles {What it created is deleted. {updated, plural, one {The # article it changed stays as changed.} other {The # articles it changed stay as changed.}}} other {What it created is deleted. {updated, plural, one {The # order it changed stays as changed.} other {The # orders it changed stay as changed.}}}}',
  },
  /** Reasons why a row of a file was not imported. */
  importedRow: {
    leftOut: 'Left out with order {order}: another row of it is faulty.',
    noArticle: 'There is no article with the identifier {identifier}.',
    noLabel: 'There is no label {name}.',
    orderThere: 'There is an order {order} already.',
    manyValues: 'The article would have {values, number} values; there is room for {most, number}.',
    manyLabels: 'The article would have {labels, number} labels; there is room for {most, number}.',
  },
  importUndo: {
    running: 'This file is being imported right now. Undo it when that is done.',
    failed: 'This import failed: it left nothing that could be undone.',
    done: 'This import is undone already.',
    createdNothing: 'This import created nothing new, so there is nothing to take back.',
    /** `uses` are sentences, one after the other. */
    used: 'This import cannot be undone. {uses} Nothing was deleted.',
    changed: 'Changed since: {names}.',
    printed: 'Printed since: {names}.',
    ordered: 'In orders: {names}.',
    chosen: 'Chosen in widgets: {names}.',
    namesAndMore: '{names} and {more, number} more',
  },
  importConfiguration: {
    nameTaken: 'There is already a configuration named {name}.',
    many: 'There are {most, number} configurations: delete one that is not needed.',
  },
  webHook: {
    notIncluded: 'Your subscription has no web hooks.',
    many: 'There are {most, number} web hooks. Delete one that is not used.',
    wholeAddress: 'Enter a whole address, such as https://example.com/hooks.',
    noHttps: 'The address must begin with https: what is sent must not be readable on its way.',
    credentials: 'The address must not hold a user name or password.',
    hostUnknown: 'The host {host} was not found.',
    hostInside: 'The host {host} is not in the public internet: nothing is sent there.',
  },
  /** Reasons why a delivery of a web hook failed. */
  webHookFault: {
    secretLost: 'The secret of this web hook cannot be read any more. Make a new one.',
    redirect: 'It answered {status}, a redirect: those are not followed.',
    answered: 'It answered {status}.',
    silent: 'It did not answer within {seconds, number} seconds.',
    nobodyListens: 'Nothing listens at this address.',
    brokenOff: 'The connection was broken off.',
    unreachable: 'The host could not be reached.',
    untrusted: 'Its certificate is not one the world trusts.',
    certificateExpired: 'Its certificate has expired.',
    otherHost: 'Its certificate is for another host.',
    failed: 'The connection failed.',
  },
} as const;
