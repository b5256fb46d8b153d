/** Pages of help and of the state of the system. The names of screens are those of the app. */
export const en = {
  help: {
    title: 'Help',
    openApp: 'Open Platen',
    status: 'System status',
    screens: {
      dashboard: 'Dashboard',
      importData: 'Import data',
      labels: 'Labels',
      myArticles: 'My articles',
      myLabels: 'My labels',
      myOrders: 'My orders',
      printHistory: 'Print History',
      quickPrint: 'Quick print',
      review: 'Label review',
      users: 'Users',
    },
    print: {
      title: 'Print a label',
      articles:
        'Find an article by its name or number, or scan its code. Check label, quantity and printer, then print.',
      labels: 'Print a label by itself or for an article.',
      orders: 'Print the labels of an order.',
      quickPrint:
        'Print with widgets that an administrator has prepared. Mark up to three as favorites to see them on the start page.',
      history: 'See what was printed and whether it succeeded.',
    },
    helper: {
      title: 'Printer helper',
      purpose:
        'The printer helper is a small program on your computer that sends labels to your printers. The header of the app shows whether it is connected.',
      download:
        'Select the printer helper in the header to download it, to check the connection again, or to see why it cannot be reached.',
      unconfirmed:
        'If the app cannot confirm a print, look at the printer before you print again: the label may have been printed.',
    },
    labels: {
      title: 'Labels and their review',
      /** The variable is an example of how one is written in SVG. */
      add: 'Add a label from a file: Platen JSON, SVG with variables such as {variable}, or ZPL.',
      review:
        'Approve new versions. A version can be printed once its data and design are approved and it is published.',
    },
    setUp: {
      title: 'Set up an organisation',
      users:
        'Invite people, assign roles and add people to groups. Members see the articles, orders and printers of their groups.',
      import:
        'Import articles and orders from a file. You can also add them by hand or with an integration client.',
      limits:
        'See the limits of your subscription. When a limit is reached, you keep what you have; you just can’t add more.',
    },
    support: {
      title: 'Support',
      administrator:
        'Contact an administrator of your organisation first. Administrators can change roles, printers and labels.',
      operator:
        'If that does not help, contact the operator of this server. Include your support ID from the menu, what you did, and when.',
      ownPages: 'Operators can replace the links to this page with links to their own pages.',
    },
    thirdParties: 'Software and fonts of third parties, with their licences',
  },
  install: {
    title: 'Install the printer helper',
    purpose:
      'The printer helper is a small program that hands labels to the printers of your computer. It listens to this computer only.',
    download: 'Download',
    downloadStep: 'Download the package for your computer.',
    windows: 'Windows',
    macos: 'macOS',
    debian: 'Debian and Ubuntu',
    linux: 'Other Linux',
    size: '{name} ({megabytes, number} MB)',
    install: 'Install',
    onWindows:
      'Windows: open the file. It needs no administrator. If Windows says that the publisher is unknown, choose “More info” and then “Run anyway”.',
    onMac:
      'macOS: open the archive, move “Platen Helper” into Applications and open it. If macOS refuses it, allow it in System Settings under Privacy & Security.',
    onDebian:
      'Debian and Ubuntu: open the file with the installer of the system, then open “Platen printer helper” from the menu.',
    onLinux: 'Linux and macOS, in a terminal:',
    connect: 'Connect',
    connectStep:
      'Go back to the app. If your browser asks whether this site may reach apps or devices on this computer, or on your local network, allow it. Then choose “Connect” in the printer helper menu of the header, and allow the app on the page that opens.',
    check: 'To check a download, compare its SHA-256 with this list:',
    none: 'This server does not offer the printer helper for download. Ask its operator.',
    back: 'Back to Platen',
  },
  status: {
    title: 'System status',
    working: 'Everything is working.',
    notWorking: 'Platen is not available at the moment.',
    server: 'Server: available',
    database: 'Database: available',
    noDatabase: 'Database: not available. Nothing can be read or saved until it is back.',
    fullDatabase:
      'Database: its storage is full. Everything can be read and nothing can be saved until there is space again.',
    helper: 'The header of the app shows whether the printer helper on your computer is connected.',
    again: 'Check again',
  },
} as const;
