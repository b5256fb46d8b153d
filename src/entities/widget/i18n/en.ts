export const en = {
  deletedElsewhere: 'This widget was deleted in another tab.',
  changedElsewhere: 'This widget was changed in another tab. Reload it to see the change, then make yours.',
  up: 'Move {name} up',
  down: 'Move {name} down',
} as const;
