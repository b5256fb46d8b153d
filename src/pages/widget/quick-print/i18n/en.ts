export const en = {
  title: 'Quick print',
  description: 'Scan or search for an article, check the quantity, print.',
  none: 'No widgets yet. An administrator of your organisation creates them and assigns them to you or your group.',
} as const;
