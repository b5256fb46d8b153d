import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  articles: 'Articles',
  tools: {
    title: 'Ajouter',
    add: {
      text: 'Ajouter un texte',
      barcode: 'Ajouter un code-barres',
      image: 'Ajouter une image',
      rectangle: 'Ajouter un rectangle',
      ellipse: 'Ajouter un ovale',
      line: 'Ajouter un trait',
    },
    tip: {
      text: 'Texte (T)',
      barcode: 'Code-barres (B)',
      image: 'Image (I)',
      rectangle: 'Rectangle (X)',
      ellipse: 'Ovale (O)',
      line: 'Trait (L)',
    },
    article: 'De l’article',
    pieces: { name: 'Nom', number: 'Numéro', code: 'EAN-13 de l’article' },
  },
  areas: {
    add: 'Ajouter',
    elements: 'Éléments',
    elementsOf: 'Éléments ({count, number})',
    canvas: 'Étiquette',
    data: 'Données et problèmes',
  },
  elements: {
    hide: 'Masquer',
    show: 'Afficher',
    title: 'Éléments, le premier plan en tête',
    none: 'L’étiquette est encore vide. Ajoutez un texte ou un code-barres.',
  },
  canvas: {
    label: 'Étiquette, {width} sur {height} mm, {count, plural, one {# élément} other {# éléments}}',
    role: 'Zone de dessin',
    keys: 'Page suivante et Page précédente vont d’un élément à l’autre, les flèches déplacent, avec Ctrl elles changent la taille. T, B, I, X, O et L ajoutent. F6 passe à la partie suivante de l’écran.',
    mm: '{mm} mm',
  },
  compare: { open: 'Comparer', title: 'La version ouverte et le projet', close: 'Fermer' },
  history: { steps: 'Annuler plusieurs étapes', undo: 'Annuler', redo: 'Rétablir', of: '{action} : {step}' },
  modes: {
    carry: 'Appuyez à l’endroit du coin supérieur gauche. Échap le repose.',
    edge: 'Appuyez à l’endroit de ce bord. Échap le laisse.',
    place: 'Appuyez à l’endroit du nouvel élément. Échap annule.',
  },
  status: {
    dpi: 'Résolution du dessin',
    dpiOf: '{dpi, number} dpi',
    snap: 'Aligner sur',
    snapTo: {
      elements: 'les éléments et les bords',
      guides: 'les repères',
      dots: 'les points de l’imprimante',
    },
    smaller: 'Plus petit',
    larger: 'Plus grand',
    fit: 'Aussi grand que possible',
  },
  data: {
    article: 'Afficher avec un article',
    title: 'Données',
    shown: 'Valeurs affichées',
    previous: 'Valeurs précédentes',
    next: 'Valeurs suivantes',
    none: 'Cette étiquette n’a pas de variable. Écrivez {example} dans un texte pour en créer une.',
  },
  help: {
    title: 'Touches de la zone de dessin',
    open: 'Touches et aide',
    close: 'Fermer',
    hint: 'Tout se fait aussi avec les boutons et les champs à côté de l’étiquette.',
    letters: 'Les lettres seules agissent dans la zone de dessin',
    keys: 'Touches',
    does: 'Effet',
    rows: {
      areas: { keys: 'F6, Maj F6', does: 'Partie suivante ou précédente de l’écran' },
      walk: {
        keys: 'Page suiv., Page préc., Début, Fin',
        does: 'Sélectionner l’élément suivant, précédent, premier ou dernier',
      },
      nudge: { keys: 'Flèches', does: 'Déplacer d’un point ou de 0,1 mm ; avec Maj de 1 mm' },
      grow: { keys: 'Ctrl et flèches', does: 'Changer la taille ; avec Maj de 1 mm' },
      add: {
        keys: 'T, B, I, X, O, L',
        does: 'Ajouter un texte, un code-barres, une image, un rectangle, un ovale ou un trait',
      },
      arm: {
        keys: 'Maj et une pression sur un outil',
        does: 'La prochaine pression, ou le rectangle tracé, est l’endroit du nouvel élément',
      },
      turn: { keys: 'R, Maj R', does: 'Tourner à droite ou à gauche' },
      order: {
        keys: 'F, D, avec Maj',
        does: 'Vers l’avant ou l’arrière ; au premier ou au dernier plan',
      },
      pickUp: { keys: 'M', does: 'Prendre : la prochaine pression est l’endroit' },
      content: { keys: 'Entrée, F2', does: 'Modifier le contenu ou le nom' },
      remove: { keys: 'Suppr', does: 'Supprimer' },
      copy: { keys: 'Ctrl C, X, V, D', does: 'Copier, couper, coller, dupliquer' },
      all: { keys: 'Ctrl A, Échap', does: 'Tout sélectionner, ou rien' },
      group: {
        keys: 'Ctrl G, Ctrl Maj G, Ctrl Maj L, Ctrl Maj H',
        does: 'Grouper, dégrouper, verrouiller, masquer',
      },
      undo: { keys: 'Ctrl Z, Ctrl Maj Z', does: 'Annuler, rétablir' },
      zoom: {
        keys: '+, -, Maj 0, Maj 1',
        does: 'Plus grand, plus petit, taille réelle, aussi grand que possible',
      },
      pan: {
        keys: 'Espace ou bouton du milieu, et glisser',
        does: 'Déplacer la zone de dessin sous le pointeur',
      },
      data: { keys: ', et .', does: 'Valeurs précédentes ou suivantes' },
      guide: { keys: 'G', does: 'Repères par le centre de la sélection' },
      ruler: { keys: 'Glisser depuis une règle', does: 'Placer un repère ; le ramener le retire' },
      save: { keys: 'Ctrl S', does: 'Enregistrer' },
    },
  },
  proof: {
    open: 'Imprimer une épreuve',
    title: 'Imprimer une épreuve',
    close: 'Fermer',
    about:
      'Imprime l’étiquette telle qu’elle est dessinée, avec les valeurs affichées et le mot PROOF sur son coin supérieur gauche. Rien n’est enregistré.',
    quantity: 'Exemplaires',
    counted:
      'Cela compte pour un seul travail d’impression, quel que soit le nombre d’exemplaires, et figure comme épreuve dans l’historique.',
    left: 'Il reste {left, plural, one {# impression} other {# impressions}} sur {allowed, number} ce mois-ci.',
    otherDpi:
      'À l’écran, l’étiquette est dessinée pour {drawn, number} dpi ; cette imprimante a {printed, number} dpi.',
    print: 'Imprimer {count, plural, one {# épreuve} other {# épreuves}}',
    another: 'Imprimer une autre épreuve',
    sent: '{count, plural, one {# épreuve a été envoyée} other {# épreuves ont été envoyées}} à l’imprimante.',
    notPrinted: 'Non imprimé',
    notAllPrinted: 'Tout n’a pas été imprimé',
  },
  problems: {
    title: '{count, plural, =0 {Aucun problème} one {# problème} other {# problèmes}}',
    none: 'Rien n’a été trouvé avec ces valeurs.',
  },
};
