/** Refusals of the layer of articles, orders and connectors. */
export const en = {
  article: {
    identifierTaken: 'There is an article with the identifier {identifier} already.',
    /** Equal except for leading zeros. */
    sameIdentifier:
      'There is an article with the identifier {identifier} already, which is the same number as {wanted}.',
    /** `orders` are order numbers. */
    inOrders:
      '{count, plural, one {This article stands in order {orders}.} other {{more, plural, =0 {This article stands in the orders {orders}.} one {This article stands in the orders {orders} and # more.} other {This article stands in the orders {orders} and # more.}}}} Take it out there first; an order that was printed keeps its articles.',
    many: 'These are {count, number} articles; the labels of {most, number} can be changed at once. Narrow the search.',
    fullOfLabels: '“{name}” carries {most, number} labels already, and there is no room for more.',
    valueTwice: '“{key}” is there twice.',
    valueToggle: '“{key}” is a toggle: it is true or false.',
    valueLong: '“{key}” has {count, number} characters; there is room for {most, number}.',
  },
  order: {
    numberTaken: 'There is an order {number} already.',
    begun:
      'Labels of order {number} were printed or are on their way: it stays, so that the print history can name it.',
    full: 'Order {number} has {most, number} lines already; it takes no more.',
    notYours: 'Only somebody who manages orders can put an article into one.',
  },
  orderLine: {
    missing: 'There is no line {position} to change.',
    stays: 'Labels of “{article}” were printed or are on their way: its line cannot be taken out.',
    articleStays: 'Labels of “{article}” were printed or are on their way: the article of its line stays.',
    tooFew:
      '{least, plural, one {# label of “{article}” was printed or is on its way: its line cannot ask for fewer.} other {# labels of “{article}” were printed or are on their way: its line cannot ask for fewer.}}',
  },
  /** Used in sentences with `where`, when the machine is known. */
  connector: {
    notIncluded: 'Connectors are not part of your subscription.',
    many: 'There are {most, number} connectors. Delete one that is not used.',
    gone: 'This connector is not there any more.',
    disabled:
      '{where, select, known {The connector “{name}” on {machine} is disabled.} other {The connector “{name}” is disabled.}} An administrator can enable it again.',
    neverConnected:
      '{where, select, known {The connector “{name}” on {machine} is not connected. It has never connected: start it there, then try again.} other {The connector “{name}” is not connected. It has never connected: start its program, then try again.}}',
    away: '{where, select, known {The connector “{name}” on {machine} is not connected.} other {The connector “{name}” is not connected.}} It was last seen on {date} at {time} UTC: start it there again, then try again.',
    busy: '{where, select, known {The connector “{name}” on {machine} is asked too much at the moment.} other {The connector “{name}” is asked too much at the moment.}} Try again in a few seconds.',
    late: '{where, select, known {The connector “{name}” on {machine} did not answer in time.} other {The connector “{name}” did not answer in time.}} Try again, or look after it there.',
    /** `fault` is the text of the program, or one of the sentences below. */
    cannotAnswer: 'The connector “{name}” cannot answer: {fault}',
    noFault: 'It did not say why.',
    /** The details are in English: they name fields of the answer. */
    answerUnreadable: 'Its answer cannot be read. {details}',
    answerMisfit: 'Its answer does not fit what it was asked.',
    noArticle: 'There is no article “{id}” behind this connector.',
    /** Sent to the program of the connector; the details as above. */
    answersUnusable: 'Some answers cannot be used. {details}',
  },
} as const;
