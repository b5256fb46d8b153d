/** Why a print did not happen, or may not have; the first five to the letter of specification 8. */
export const texts = {
  noComputerName: 'Computer name not available',
  noHelperAddress: 'Printer helper URI not available',
  noData: 'No data received from print API',
  noPrintFiles: 'No print files received from API',
  /** Beside the two above: nobody knows what a print service that sends no files has done. */
  startHelper:
    'The printer helper of this computer does not answer. Start it; “Printer helper” at the top of the page says more.',
  lookFirst: 'The print service may have printed by itself. Look at the printer before you print again.',
  printFailed: 'Print failed',
  paused: (count: number) =>
    count === 1 ? 'Paused: 1 label is not sent yet.' : `Paused: ${count} labels are not sent yet.`,
  busy: 'Another tab is printing this job.',
  helperNotConnected: 'Not sent: the printer helper is not connected.',
  cannotKeepRecord: 'Not sent: this browser cannot keep the record that protects against printing twice.',
  notAPdf: 'Not sent: what the server made is not a PDF.',
  pdfTooLarge: 'Not sent: the PDF is larger than 25 MB.',
  noAnswer: 'The printer helper did not answer in time. It may have been printed.',
  interrupted: 'Printing was interrupted. It may have been printed.',
  helperLostTrack: 'The printer helper was interrupted while printing. It may have been printed.',
  handedOver: 'Sent to the printer helper',
  printed: 'Printed',
  notPrinted: (reason: string) => ['Not printed.', reason].filter((part) => part !== '').join(' '),
  notYetPrinted: (reason: string) => `Not printed yet. ${reason}`,
  maybePrinted: 'It may have been printed: look at the printer.',
  leftToAgent: 'Waiting for the agent',
  partlyCanceled: 'Not all of it was printed: some was canceled.',
  /** Only of the journal it was sent to: another one cannot know. */
  notReceived: 'Not printed: the printer helper never received it.',
  noRecord: 'The printer helper has no record of this print. It may have been printed.',
  noAnswerForAgent: 'The server did not answer in time. The agent may print it.',
  notLeftForAgent: 'Not printed: the agent never received it.',
  cannotAskServer: 'The server cannot be asked whether it was printed. Try again when it answers.',
  cannotAsk: 'The printer helper cannot be asked whether it was printed. Try again when it is connected.',
} as const;
