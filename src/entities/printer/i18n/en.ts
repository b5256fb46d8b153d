export const en = {
  printer: 'Printer',
  choose: 'Choose a printer',
  none: 'No printer is set up for you. Ask the person who manages your printers.',
  failed: 'The printers could not be loaded.',
  agentAway: 'The agent “{name}” is not connected',
  agentAwayOn: 'The agent “{name}” on {machine} is not connected',
  agentKeepsLabels: 'Labels you print now are kept and come out when it is connected again.',
  agentNeverStarted:
    'It has never been started. Labels you print now are kept for a day and come out once it is started.',
} as const;
