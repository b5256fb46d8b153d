/** Refusals of the layer of prints, printers, agents and widgets, and results of prints through agents. */
export const en = {
  agent: {
    hasPrinters: 'Printers go through this agent: {printers}. Give them another way first.',
    /** Sent to the program of the agent. */
    shutOut: 'This agent was deleted, disabled or given another key.',
    isDisabled: 'The agent “{name}” is disabled.',
    neverConnected: 'The agent “{name}” is not connected. It has never connected.',
    away: 'The agent “{name}” on {machine} is not connected; it was last seen on {date} at {time} UTC.',
    /** About the agent that a print was created for. */
    deleted: 'The agent “{name}” was deleted. Print it again from the history, on another printer.',
    deletedMeanwhile: 'The agent of a printer was deleted meanwhile. Print again.',
  },
  /** A file that an agent prints; the first five are final. */
  agentJob: {
    lostWithAgent: 'The agent “{name}” was deleted.',
    unknownWithAgent: 'The agent “{name}” was deleted before it said what became of this.',
    unknownWithJournal:
      'The agent “{name}” came back on {machine} without the journal that had this: whether it was printed is not known. Look at the printer.',
    notFetched: 'The agent “{name}” did not fetch it within a day.',
    notConfirmed:
      'The agent “{name}” was given this and did not say within a day whether it has it. Look at the printer.',
    otherKey: 'This key belongs to another file of a print.',
    noAgent: 'No agent prints this file: send it to a helper.',
    underWay: 'This file is handed over already, and it is not over. Cancel that first.',
    laterKey: 'This file was handed over again since, under a later key.',
    expired: 'This file was kept for a day and is gone. Print it again from the history.',
    over: 'This is over: there is nothing to cancel any more.',
  },
  printFile: {
    gone: 'This print file is not there: the link has run out or was never valid.',
    testGone: 'This test label is not there: the link has run out or was never valid.',
  },
  print: {
    noLabel: 'There is no published label {id}.',
    manyLabels: 'One print job has at most {most, number} labels.',
    keyForm: 'An idempotency key has 1 to 200 visible ASCII characters.',
    keyUsed: 'This idempotency key was used for another print request.',
    noOrder: 'An order line needs the order it belongs to.',
    noLine: 'Order {orderId} has no line {line}.',
    otherArticle: 'Line {line} of order {orderId} is of article {articleId}.',
  },
  lineCheck: {
    /** A file that is asked for before its line check. */
    held: 'This waits for the line check: scan the product and the first label.',
    noCode: '“{label}” has a line check, and nothing on it can be scanned with these values.',
    notFirst: 'This file is not the first of a run with a line check.',
    unreadable: 'This code cannot be compared: {reason}.',
  },
  counter: {
    noCounter:
      'There is no counter named “{name}”, which this label takes its numbers from. An administrator can add it.',
    isDisabled: 'The counter “{name}” is disabled. An administrator can enable it.',
    usedUp:
      'The counter “{name}” has {left, plural, =0 {no number} one {# number} other {# numbers}} left; this print needs {count, number}. An administrator can move its end, or add another counter.',
    many: 'There are {most, number} counters already; delete one that is not used.',
    hasAllotted: 'The counter “{name}” has numbers on labels and stays. Disable it instead.',
    ssccPrefix: 'An SSCC begins with an extension digit and a GS1 company prefix of 4 to 12 digits.',
    ssccReset: 'An SSCC is never given twice: its counter cannot begin again.',
    lastBeforeFirst: 'The last number must not be below the first, {first, number}.',
    wideLast: 'The digits have room for numbers up to {largest, number}.',
    otherQuantity: 'These labels have numbers of their own, which are printed again: at most {most, number}.',
  },
  reprint: {
    notYours: 'You may print your own jobs again, not those of others. An administrator can print this one.',
    noFile: 'There is no file {id} in this print job.',
    notPublished: '“{label}” has no published version. Print the version that was printed then.',
    labelDisabled: '“{label}” is disabled and cannot be printed. Whoever manages labels can enable it.',
    printerGone: 'The printer “{printer}” is not there any more. Choose another one.',
    noVariable:
      'The current version of this label has no variable “{variable}”. Print the version that was printed then, or print anew.',
  },
  printHistory: {
    notYours: 'You see your own prints only. An administrator sees those of others.',
    manyRows: 'These are {count, number} rows; one export holds {most, number}. Choose a shorter time.',
  },
  printer: {
    inUse:
      '{count, plural, one {The widget “{widgets}” prints on this printer.} other {{more, plural, =0 {These widgets print on this printer: {widgets}.} one {These widgets print on this printer: {widgets} and # more.} other {These widgets print on this printer: {widgets} and # more.}}}} Choose another printer there first.',
  },
  printerTarget: {
    missing: 'Say where it prints: a queue of a computer, or an address in your network.',
    portAlone: 'A port needs the address of a printer in your network.',
    driverLanguage: 'A local driver prints PDF. Choose PDF, or a queue.',
    driverAddress: 'A local driver belongs to a queue of a computer, not to a network address.',
    address: 'The address must be one of your own network, such as 192.168.1.20, or a host name.',
    port: 'This is no port of a printer. Printers listen at 9100 to 9103 or 6101 (raw), 631 (IPP) or 515 (LPD).',
    rawQueue: 'A printer at a raw port has no queue. Leave it empty.',
    pathMissing: 'A printer at port 631 (IPP) needs its path, such as ipp/print.',
    path: 'This is no path of a printer. It looks like ipp/print.',
  },
  widget: {
    manyFavorites: 'Maximum {most, number} favorites allowed',
    listChanged: 'Widgets were added or deleted meanwhile. Load the list again, then put it in order.',
    fieldTwice: 'There are two fields named {name}.',
    noOptions: 'The field {name} has nothing to choose from.',
  },
} as const;
