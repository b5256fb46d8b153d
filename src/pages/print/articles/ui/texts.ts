export const texts = {
  title: 'My articles',
  description: 'Choose an article to print its label.',
  none: 'There are no articles yet. Somebody who manages articles adds or imports them.',
  source: 'Source of the articles',
  ownArticles: 'My organisation',
  away: (name: string) => `${name} (not connected)`,
  anyConnector: 'a connector',
  connectorTitle: (name: string) => `Articles of ${name}`,
  connectorDescription: (machineName: string) =>
    machineName === ''
      ? 'From a system in your network.'
      : `From a system in your network, by ${machineName}.`,
  noneOfConnector: 'The system behind this connector has no articles.',
  noConnector: (id: string) => `There is no connector ${id} any more.`,
  goToOwn: 'Go to my articles',
  notConnected: (name: string, machineName: string) =>
    machineName === '' ? `“${name}” is not connected.` : `“${name}” on ${machineName} is not connected.`,
  lastSeen: (moment: string) => `It was last seen ${moment}. Start it there again, then try again.`,
  neverSeen: 'It has never connected. Start it there, then try again.',
  notSeen: 'Start it there, then try again.',
  retry: 'Try again',
} as const;
