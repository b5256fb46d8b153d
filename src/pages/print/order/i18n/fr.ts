import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  anyTitle: 'Imprimer la commande',
  title: 'Imprimer la commande {number}',
  labelTitle: 'Imprimer {label} pour la commande {number}',
  jobName: 'Commande {number}',
  noLines: 'Cette commande n’a aucune ligne.',
  noneOfLabel: 'Aucune ligne de la commande n’accepte cette étiquette.',
  wholeOrder: 'Imprimer toute la commande',
  lines: 'Lignes',
  all: 'Toutes les lignes',
  chosen: '{included, plural, one {# cochée} other {# cochées}} sur {count, number}',
  spares: 'Réserve par ligne',
  quantity: 'Quantité',
  label: 'Étiquette',
  chooseLabel: 'Choisir une étiquette',
  noLabel: 'Aucune étiquette',
  facts: {
    wanted: '{count, plural, one {# demandée} other {# demandées}}',
    printed: '{count, plural, one {# imprimée} other {# imprimées}} sur {wanted, number}',
    printedWithSpares:
      '{wanted, plural, one {# imprimée} other {# imprimées}} sur {wanted, number}, {spares, number} de réserve',
    open: '{count, plural, one {# non confirmée} other {# non confirmées}}',
    spares: '+ {count, number} de réserve',
  },
  look: 'Aperçu',
  lookOf: 'Aperçu de l’étiquette de {article}',
  preview: 'Aperçu',
  previewOf: 'Ligne {line, number} : {article}',
  nothingToFill: 'Il n’y a rien à remplir sur cette étiquette.',
  sparesOfLine: 'Réserve pour cette ligne',
  printNothing: 'Imprimer les étiquettes',
  print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
  consequence: {
    labels:
      '{total, plural, one {# étiquette} other {# étiquettes}} pour {lines, plural, one {# ligne} other {# lignes}}',
    labelsOn:
      '{total, plural, one {# étiquette} other {# étiquettes}} pour {lines, plural, one {# ligne} other {# lignes}} sur {printer}',
    withSpares:
      '{total, plural, one {# étiquette} other {# étiquettes}} pour {lines, plural, one {# ligne} other {# lignes}}, dont {spares, number} de réserve',
    withSparesOn:
      '{total, plural, one {# étiquette} other {# étiquettes}} pour {lines, plural, one {# ligne} other {# lignes}} sur {printer}, dont {spares, number} de réserve',
    inJobs:
      '{count, plural, one {Envoi en # travail d’impression, qui utilise une de vos impressions.} other {Envoi en # travaux d’impression, l’un après l’autre ; chacun utilise une de vos impressions.}}',
    uses: 'Utilise {count, plural, one {# impression} other {# impressions}} sur {left, plural, one {# restante} other {les # restantes}} ce mois-ci.',
  },
  errors: {
    noLabel: 'Cet article n’a aucune étiquette à imprimer. Associez-en une d’abord, ou écartez la ligne.',
    chooseLabel:
      'L’étiquette de cette ligne n’est pas publiée. Choisissez-en une autre, ou écartez la ligne.',
    tooMany:
      'Une ligne peut imprimer au plus {most, plural, one {# étiquette} other {# étiquettes}} à la fois.',
    required: '{name} : champ obligatoire.',
    nothingChosen: 'Non imprimé. Cochez au moins une ligne.',
    outOfPrints: 'Quota d’impression épuisé',
    faulty: 'Non imprimé. {problem}',
    faultyLines:
      'Non imprimé. Corrigez ou écartez d’abord {count, plural, one {# ligne} other {# lignes}} : {problem}',
    tooFewPrints:
      'Non imprimé. Il faut {count, plural, one {# impression} other {# impressions}}, mais il n’en reste que {left, number} ce mois-ci. Écartez des lignes, ou imprimez le reste le mois prochain.',
    notSentYet:
      '{count, plural, one {# ligne n’est pas encore envoyée : elle reste cochée ci-dessus.} other {# lignes ne sont pas encore envoyées : elles restent cochées ci-dessus.}}',
    waitsForJob:
      '{count, plural, one {# ligne suivra automatiquement une fois ce travail imprimé. Appuyez sur Imprimer pour l’envoyer maintenant.} other {# lignes suivront automatiquement une fois ce travail imprimé. Appuyez sur Imprimer pour les envoyer maintenant.}}',
  },
};
