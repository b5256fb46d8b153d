export const texts = {
  printer: 'Printer',
  choose: 'Choose a printer',
  none: 'No printer is set up for you. Ask the person who manages your printers.',
  failed: 'The printers could not be loaded.',
  agentAway: (name: string, machineName: string) =>
    machineName === ''
      ? `The agent “${name}” is not connected`
      : `The agent “${name}” on ${machineName} is not connected`,
  agentKeepsIt: 'What you print now is kept for it, and comes out when it is connected again.',
  agentNeverThere:
    'It has never been started. What you print now is kept for a day and comes out when it is.',
} as const;
