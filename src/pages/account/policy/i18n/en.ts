export const en = {
  title: 'Policy',
  intro:
    'This page explains which data Platen keeps about you, where, and for how long. Your organisation may have rules of its own.',
  back: 'Back to sign in',
  /** In the order of the page: each section has a title, and everything else in it is a paragraph. */
  sections: {
    person: {
      title: 'Data about you',
      account:
        'Your name, your e-mail address, your roles and groups, and a one-way hash of your password, from which the password cannot be read.',
      prints:
        'Your prints: which label, which article, how many, on which printer and when. Your organisation needs them to trace its goods.',
      decisions:
        'Your decisions in reviews: who approved, rejected or published a label, with date and comment. They are part of the label’s history and are kept with it.',
      security: 'Security events such as sign-ins, password changes and invitations.',
    },
    browser: {
      title: 'Data in your browser',
      stored:
        'The tokens of your session, so that you stay signed in after a reload, your favorites, and drafts you have not saved yet. Signing out removes the tokens and every print from this computer that is still waiting.',
      others: 'No cookies are set and nothing is loaded from third parties.',
    },
    computer: {
      title: 'Data on your computer',
      helper:
        'The printer helper runs on your own computer and accepts print jobs from the addresses you paired it with. It remembers its prints so that nothing is printed twice.',
    },
    access: {
      title: 'Who can see it',
      members:
        'Members of your organisation, according to their roles. Other organisations see none of your data. The operators of this server can see the data stored on it.',
    },
    rights: {
      title: 'Your rights',
      account:
        'An administrator of your organisation can show, correct and delete your account. Records of printed and approved labels are kept as long as your organisation has to keep them.',
    },
  },
} as const;
