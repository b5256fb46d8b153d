export const en = {
  title: 'Print job',
  unfinished: 'Unfinished prints',
  progress: 'Labels printed',
  labels: '{count, plural, one {# label} other {# labels}}',
  states: {
    queued: 'Waiting',
    left: 'Waiting for the agent',
    sending: 'Sending',
    accepted: 'Sent to the printer',
    reported: 'Printed',
    failed: 'Failed',
    unknown: 'May have been printed',
    canceled: 'Canceled',
  },
  /** Range of labels within their line or job, counted from 1. */
  position: '{first, number} of {total, number}',
  positions: '{first, number}–{last, number} of {total, number}',
  mayBePrinted: 'Label {first, number} of {total, number} may have been printed',
  severalMayBePrinted: 'Labels {first, number} to {last, number} of {total, number} may have been printed',
  attention: 'Waiting at the printer: {reason}',
  summary: {
    labels: '{printed, number} of {requested, plural, one {# label} other {# labels}} printed',
    printed: '{printed, number} of {requested, number} printed',
    failed: '{count, number} failed',
    unknown: '{count, number} not confirmed',
    notSent: '{count, number} not sent',
    waiting: '{count, number} of them waiting at the printer',
    paused: 'Paused',
  },
  showAll: 'Show all {count, number}',
  showAllOf: 'Show all {count, number}: {name}',
  showFewer: 'Show fewer',
  showFewerOf: 'Show fewer: {name}',
  elsewhere:
    'Another tab is printing this job: {count, plural, one {# label} other {# labels}}. You can only pause or change it there.',
  elsewhereNamed:
    'Another tab is printing this job: {name}, {count, plural, one {# label} other {# labels}}. You can only pause or change it there.',
  pause: 'Pause',
  resume: 'Resume',
  cancelRest: 'Cancel the rest',
  printAgain: 'Print again',
  wasPrinted: 'It was printed',
  withdraw: 'Do not print it',
  close: 'Close',
  /** State of the last print of a card. */
  standing: {
    handedOver: 'Sent to the printer helper',
    printed: 'Printed',
    notPrinted: 'Not printed.',
    notPrintedBecause: 'Not printed. {reason}',
    notPrintedYet: 'Not printed yet. {reason}',
    maybePrinted: 'It may have been printed: check the printer.',
    leftToAgent: 'Waiting for the agent',
    partlyCanceled: 'Not everything was printed: some labels were canceled.',
  },
  /** Reasons why a print failed or is uncertain; the first five are texts of specification 8. */
  errors: {
    noComputerName: 'Computer name not available',
    noHelperAddress: 'Printer helper URI not available',
    noData: 'No data received from print API',
    noPrintFiles: 'No print files received from API',
    printFailed: 'Print failed',
    noProofs: 'Not printed: this server does not print proofs of designs that are not saved.',
    paused:
      '{count, plural, one {Paused: # label is not sent yet.} other {Paused: # labels are not sent yet.}}',
    busy: 'Another tab is printing this job.',
    helperNotConnected: 'Not sent: the printer helper is not connected.',
    cannotKeepRecord: 'Not sent: this browser cannot keep the record that protects against printing twice.',
    notAPdf: 'Not sent: the server’s file is not a PDF.',
    pdfTooLarge: 'Not sent: the PDF is larger than 25 MB.',
    noAnswer: 'The printer helper did not answer in time. It may have been printed.',
    interrupted: 'Printing was interrupted. It may have been printed.',
    helperLostTrack: 'The printer helper was interrupted while printing. It may have been printed.',
    /** Only from the journal it was sent to: another one has no record of it. */
    notReceived: 'Not printed: the printer helper never received it.',
    noRecord: 'The printer helper has no record of this print. It may have been printed.',
    noAnswerForAgent: 'The server did not answer in time. The agent may print it.',
    notLeftForAgent: 'Not printed: the agent never received it.',
    cannotAskServer:
      'The server cannot be reached to check whether it was printed. Try again when it answers.',
    cannotAskHelper:
      'The printer helper cannot be reached to check whether it was printed. Try again when it is connected.',
  },
  /** Hint below an error. */
  advice: {
    startHelper:
      'The printer helper on this computer does not answer. Start it: see “Printer helper” at the top of the page.',
    checkPrinter: 'The print service may have printed by itself. Check the printer before you print again.',
  },
  lineCheck: {
    title: 'Check the first label',
    /** `count` labels wait for the check. */
    hint: 'Scan the product and the label that was just printed. {count, plural, =0 {} one {# label waits for it.} other {# labels wait for it.}}',
    product: '1. Code on the product',
    label: '2. Code on the printed label',
    check: 'Check',
    stopped: 'The run is stopped: what was scanned does not match the job.',
    again: 'Correct what is wrong at the line and scan both again, or give up the rest.',
    notChecked: 'The check was not made.',
    giveUp: 'Give up the rest',
    leave: 'Leave it unchecked',
    /** Reason why a print goes no further. */
    due: 'The first label waits for its line check.',
  },
  series: {
    linesGone: 'The rows that were to follow are not kept any more. Choose the file again to print the rest.',
    doubtful: 'It is not known whether these labels were printed. Look at the printer, then decide.',
  },
} as const;
