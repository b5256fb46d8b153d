interface PolicySection {
  title: string;
  paragraphs: readonly string[];
}

export const texts: { title: string; intro: string; back: string; sections: readonly PolicySection[] } = {
  title: 'Policy',
  intro:
    'What this program keeps about you, where, and for how long. Your organisation may have rules of its own.',
  back: 'Back to sign in',
  sections: [
    {
      title: 'What is kept about you',
      paragraphs: [
        'Your name, your e-mail address, your roles and groups, and a one-way hash of your password, from which the password cannot be read.',
        'What you print: which label, which article, how many, on which printer and when. Your organisation needs it to trace what left the building.',
        'Who approved, rejected or published a label, with date and comment. These records are part of the history of a label and stay with it.',
        'Security events such as sign-ins, password changes and invitations.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'The tokens of your session, so that you stay signed in after a reload, and the favourites and drafts you have not saved yet. Signing out removes the tokens and everything printed from this computer that is still waiting.',
        'No cookies are set and nothing is loaded from third parties.',
      ],
    },
    {
      title: 'On your computer',
      paragraphs: [
        'The printer helper runs on your own computer and takes print jobs from the addresses you paired it with. It remembers what it printed so that nothing is printed twice.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Members of your organisation according to their roles. Other organisations see nothing of yours. Those who run this server can see what is stored on it.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'An administrator of your organisation can show, correct and delete your account. Records of printed and approved labels are kept as long as your organisation has to keep them.',
      ],
    },
  ],
};
