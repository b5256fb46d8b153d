/** Texts of the shared layer, by the part that shows them. */
export const en = {
  api: {
    notJson: 'The server sent something that is not JSON.',
    sessionEnded: 'Your session has ended.',
    noAnswer: 'The server cannot be reached. Check the network and try again.',
    tooSlow: 'The server did not answer in time. Try again.',
    cancelled: 'The request was canceled.',
    status: 'The server answered with status {status}.',
    noList: 'The server sent no list where one was expected.',
    unreadable: 'The server’s answer could not be read: {what}',
    unreadableAt: 'The server’s answer could not be read at “{where}”: {what}',
  },
  errorPanel: {
    title: 'This could not be loaded',
    retry: 'Try again',
    forbidden: 'You are not allowed to see this. An administrator of your organisation can grant it.',
    notOffered: 'This server does not offer this.',
    requestId: 'Request {id}',
  },
  pageHeader: { back: 'Back' },
  queryView: { loading: 'Loading' },
} as const;
