import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimer {label} depuis un fichier',
  anyTitle: 'Imprimer depuis un fichier',
  description: 'Chaque ligne imprime sa propre étiquette. Aucun article n’est créé.',
  jobName: '{label} : {file}',

  fileTitle: 'Fichier',
  unreadable: 'Ce fichier ne peut pas être lu',

  columnsTitle: 'Colonnes',
  columnsHint:
    'Choisissez ce qui remplit chaque variable. Le choix vaut dans votre organisation pour les fichiers aux mêmes en-têtes.',
  noVariables: 'Rien n’est à remplir sur cette étiquette : chaque ligne l’imprime telle quelle.',
  sourceFor: 'Source de {name}',
  textFor: 'Texte pour {name}',
  leaveEmpty: 'Laisser vide',
  defaultValue: 'Par défaut : {value}',
  sameText: 'Même texte à chaque ligne',
  copies: 'Étiquettes par ligne',
  oneEach: 'Une',

  checkTitle: 'Contrôle',
  notDrawn:
    'Le serveur n’envoie pas le dessin de cette étiquette : seules les valeurs requises et les longueurs sont contrôlées.',
  checked: '{checked, number} lignes sur {all, number} contrôlées',
  stopCheck: 'Arrêter le contrôle',
  checkAgain: 'Contrôler de nouveau',
  checkFaults: {
    stopped:
      'Le contrôle a été arrêté. Rien n’est imprimé avant que toutes les lignes de la plage soient contrôlées.',
    'not-loaded': 'Le contrôle n’a pas pu être chargé. Vérifiez le réseau et réessayez.',
    'not-checked': 'Les lignes n’ont pas pu être contrôlées avec cette étiquette.',
  },
  allRight: '{rows, plural, one {# ligne contrôlée} other {# lignes contrôlées}}, aucune erreur.',
  someWrong:
    '{rows, plural, one {{faulty, number} ligne sur # avec des erreurs.} other {{faulty, number} lignes sur # avec des erreurs.}}',
  onlyFaulty: 'Lignes erronées seulement',
  noFaulty: 'Aucune ligne avec des erreurs.',
  table: 'Lignes du fichier',
  row: 'Ligne',
  number: '{row, number}',
  line: 'Ligne {line, number} du fichier',
  showRow: 'Afficher la ligne {row, number}',
  values: 'Valeurs',
  labels: 'Étiquettes',
  problem: 'Erreur',
  fault: '{column} : {message}',
  skip: 'Imprimer sans {count, plural, one {la ligne erronée} other {les # lignes erronées}} de la plage',

  rangeTitle: 'Lignes et imprimante',
  from: 'De la ligne',
  to: 'À la ligne',
  allRows: 'Toutes les lignes',
  inRange:
    '{labels, plural, one {# étiquette} other {# étiquettes}} de {rows, plural, one {# ligne} other {# lignes}}.',
  withoutLabel: '{count, plural, one {# ligne ne demande} other {# lignes ne demandent}} aucune étiquette.',

  preview: 'Aperçu',
  rowOf: 'Ligne {row, number} sur {all, number}',
  previousRow: 'Ligne précédente',
  nextRow: 'Ligne suivante',

  consequence:
    '{labels, plural, one {# étiquette} other {# étiquettes}} des lignes {from, number} à {to, number}',
  consequenceOn:
    '{labels, plural, one {# étiquette} other {# étiquettes}} des lignes {from, number} à {to, number} sur {printer}',
  inJobs: 'Envoi en {count, number} travaux, l’un après l’autre.',
  uses: 'Utilise {count, plural, one {# impression} other {# impressions}} sur {left, plural, one {# restante} other {les # restantes}} ce mois-ci.',
  print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
  printNothing: 'Imprimer',

  errors: {
    noFile: 'Choisissez d’abord un fichier.',
    unfilled: 'Choisissez ce qui remplit : {names}.',
    notChecked: 'Les lignes de la plage ne sont pas encore toutes contrôlées.',
    faulty:
      '{count, plural, one {# ligne de la plage a} other {# lignes de la plage ont}} des erreurs. Corrigez le fichier ou imprimez sans elles.',
    nothing: 'La plage n’a aucune étiquette à imprimer.',
    unfinished: 'Terminez d’abord l’impression ci-dessus, ou abandonnez-en le reste.',
    otherResolution: 'L’imprimante a une autre résolution : les lignes sont contrôlées de nouveau.',
    outOfPrints: 'Quota d’impression épuisé',
    tooFewPrints:
      'Il faut {count, plural, one {# impression} other {# impressions}}, mais il n’en reste que {left, number} ce mois-ci.',
    required: '{name} est requis.',
    tooLong: '{name} a plus de {most, number} caractères.',
    copies: '« {value} » n’est pas un nombre d’étiquettes de 0 à {most, number}.',
  },

  series: {
    title: 'Impression d’un fichier',
    of: 'Impression de « {file} »',
    noneSent: 'Aucune ligne sur {all, number} envoyée.',
    sent: 'Lignes {first, number}–{last, number} sur {all, number} envoyées.',
    done: '{count, plural, one {# ligne envoyée} other {# lignes envoyées}} à l’imprimante.',
    givenUp:
      '{sent, plural, one {# ligne} other {# lignes}} sur {all, number} envoyées. Le reste a été abandonné.',
    repeated:
      '{count, plural, one {# étiquette déjà imprimée n’a pas été renvoyée} other {# étiquettes déjà imprimées n’ont pas été renvoyées}}. Appuyez sur « Imprimer » pour imprimer le fichier encore une fois.',
    notKept:
      'Ce navigateur ne peut pas conserver cette impression. Si vous quittez la page, choisissez de nouveau le même fichier pour continuer.',
    conflict:
      'Ces lignes ont déjà été envoyées avec d’autres valeurs, à une autre imprimante ou depuis un autre ordinateur. Consultez l’historique des impressions avant de les imprimer de nouveau.',
    printAnyway: 'Imprimer quand même',
    goOn: 'Continuer à la ligne {row, number}',
    finish: 'Continuer',
    giveUpRest: 'Abandonner le reste',
    giveUpQuestion: 'Les lignes restantes ne seront pas imprimées.',
    giveUp: 'Abandonner',
    keep: 'Conserver',
    werePrinted: 'Elles ont été imprimées',
    wereNot: 'Pas imprimées : les imprimer',
    close: 'Fermer',
  },
};
