import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  mediaFile: {
    large: 'L’image dépasse {most, number} Mo.',
    empty: 'Le fichier est vide.',
    drawing: 'Les dessins SVG peuvent contenir des programmes et ne sont pas acceptés. Ajoutez-le en PNG.',
    document: 'Un PDF n’est pas une image. Ajoutez-le en PNG.',
    otherKind: 'Les images {kind} ne peuvent pas être imprimées. Ajoutez-la en PNG ou JPEG.',
    unknownKind: 'Ce n’est pas une image imprimable. Les étiquettes acceptent les images PNG et JPEG.',
    wrongEnding:
      'Son nom se termine par .{ending}, mais c’est une image {kind}. Donnez-lui la bonne extension et ajoutez-la à nouveau.',
    wrongType: 'Elle a été envoyée comme {type}, mais c’est une image {kind}.',
    noPixels: 'Elle n’a pas de pixels.',
    manyPixels:
      'Elle a {width, number} × {height, number} pixels ; {millions, number} millions au maximum peuvent être imprimés. Réduisez-la et ajoutez-la à nouveau.',
    animated: 'Elle est animée : enregistrez une de ses images en PNG simple.',
    damaged: 'Le fichier {kind} est endommagé ou incomplet.',
    unpacksToMore: 'Décompressée, elle a plus de pixels qu’elle ne l’indique.',
  },
  mediaLibrary: {
    folderName:
      'Le nom d’un dossier se compose de lettres, chiffres, espaces, - et _, {most, number} caractères au maximum.',
    nameTaken: 'Il y a déjà une image nommée {name} dans {folder}.',
    nameTakenOutside: 'Il y a déjà une image nommée {name} à cet endroit.',
    full: 'La médiathèque est pleine : elle a {most, number} images. Supprimez-en quelques-unes.',
    noRoom:
      'La médiathèque est pleine : ses images peuvent faire {most, number} Mo au total. Supprimez-en quelques-unes.',
    noPicture: 'Il n’y a pas d’image {id} dans la médiathèque.',
    inUse: '{users} Retirez-la d’abord de là.',
    usedByLabels:
      '{count, plural, one {{name} est utilisée par l’étiquette {labels}.} other {{more, plural, =0 {{name} est utilisée par les étiquettes {labels}.} one {{name} est utilisée par les étiquettes {labels} et # autre.} other {{name} est utilisée par les étiquettes {labels} et # autres.}}}}',
    usedByStandardLabels:
      '{count, plural, one {{name} est utilisée par l’étiquette standard {labels}.} other {{more, plural, =0 {{name} est utilisée par les étiquettes standard {labels}.} one {{name} est utilisée par les étiquettes standard {labels} et # autre.} other {{name} est utilisée par les étiquettes standard {labels} et # autres.}}}}',
    usedByArticles:
      '{count, plural, one {{name} est utilisée par # article.} other {{name} est utilisée par # articles.}}',
  },
  label: {
    unusable: 'Cette étiquette ne peut pas être utilisée. {faults}',
    fault: '{path} : {problem}.',
    noVariable: 'Cette étiquette n’a pas de variable « {variable} ».',
    savedMeanwhile:
      '{by} a enregistré la version {version} de « {name} » pendant que vous travailliez sur une version plus ancienne.',
    variableTwice: 'La variable « {variable} » est nommée deux fois.',
    variableFixed: '« {variable} » est fixe sur cette étiquette et ne peut pas être modifiée.',
    cannotDelete:
      '« {name} » ne peut pas être supprimée : {reasons} Désactivez-la plutôt : plus personne ne pourra l’imprimer.',
    usedByLines:
      '{count, plural, one {# ligne de commande l’utilise.} other {# lignes de commande l’utilisent.}}',
    usedByWidgets: '{count, plural, one {# widget l’utilise.} other {# widgets l’utilisent.}}',
    wasPrinted: 'Elle a été imprimée, et l’historique d’impression conserve ce qui a été imprimé.',
  },
  testData: {
    noRow: 'Cette version n’a pas de ligne {row} de données de test.',
    nameTwice: 'Il y a deux lignes nommées « {name} ».',
  },
  review: {
    reasonMissing: 'Indiquez pourquoi : la personne qui a créé cette version le lira.',
    passwordMissing: 'Saisissez votre mot de passe pour signer cette décision.',
    passwordWrong: 'Ce mot de passe n’est pas correct.',
    ownVersion: 'Vous avez déposé cette version : une autre personne doit l’approuver.',
    roleMissing:
      'Cette action demande le rôle {roles, select, LabelDesigner {Conception d’étiquettes ou Responsable contrôle} LabelDesignerQualityManager {Conception d’étiquettes, Gestion de la qualité ou Responsable contrôle} DataApprover {Approbation des données ou Responsable contrôle} DesignApprover {Approbation du design ou Responsable contrôle} Publisher {Publication ou Responsable contrôle} PublisherQualityManager {Publication, Gestion de la qualité ou Responsable contrôle} other {Responsable contrôle}}. L’administration attribue les rôles sous « Comptes ».',
    fileReplaced:
      'Le fichier de cette version a été remplacé depuis que vous l’avez ouverte. Rechargez-la et regardez-la avant de décider.',
    timePassed: 'Cette heure est passée. Choisissez-en une plus tardive, ou publiez tout de suite.',
    timeFar: 'Choisissez une date dans un délai d’un an.',
    stands:
      '{state, select, Draft {La version {version} de « {name} » est maintenant un brouillon.} DataApprover {La version {version} de « {name} » est maintenant en approbation des données.} DesignApprover {La version {version} de « {name} » est maintenant en approbation du design.} Publisher {La version {version} de « {name} » attend maintenant sa publication.} Published {La version {version} de « {name} » est maintenant publiée.} Superseded {La version {version} de « {name} » est maintenant remplacée.} other {La version {version} de « {name} » est maintenant retirée.}}',
    standsSince:
      '{state, select, Draft {La version {version} de « {name} » est maintenant un brouillon : {last}} DataApprover {La version {version} de « {name} » est maintenant en approbation des données : {last}} DesignApprover {La version {version} de « {name} » est maintenant en approbation du design : {last}} Publisher {La version {version} de « {name} » attend maintenant sa publication : {last}} Published {La version {version} de « {name} » est maintenant publiée : {last}} Superseded {La version {version} de « {name} » est maintenant remplacée : {last}} other {La version {version} de « {name} » est maintenant retirée : {last}}}',
  },
  reviewStep: {
    uploaded: '{by} a déposé la version.',
    testDataChanged: '{by} a modifié les données de test.',
    fileReplaced: '{by} a remplacé le fichier.',
    submitted: '{by} a soumis la version à l’approbation.',
    approved:
      '{from, select, DataApprover {{by} a approuvé les données.} DesignApprover {{by} a approuvé le design.} Publisher {{by} a approuvé la publication.} other {{by} a approuvé la version.}}',
    rejected:
      '{from, select, DataApprover {{by} a refusé les données.} DesignApprover {{by} a refusé le design.} Publisher {{by} a refusé la publication.} other {{by} a refusé la version.}}',
    published: '{by} a publié la version.',
    withdrawn:
      '{from, select, Published {{by} a retiré la version publiée.} other {{by} a retiré la version.}}',
    superseded: '{by} l’a remplacée par une version plus récente.',
    publishedAtOnce: '{by} a publié la version tout de suite, car personne ne pouvait l’approuver.',
    scheduled: '{by} a fixé l’heure de la publication.',
    unscheduled: '{by} a annulé l’heure de la publication.',
    publishedOnTime: '{by} a publié la version à l’heure prévue.',
  },
  standardLabel: {
    changed:
      'Cette étiquette standard a été modifiée entre-temps par une autre personne. Rechargez pour voir la modification, puis faites la vôtre.',
    keepsTemplate: 'Une étiquette standard garde le modèle dont elle est issue.',
    noParameter: 'Ce modèle n’a pas de paramètre « {parameter} ».',
    valueMissing: '{parameter} : champ obligatoire.',
    valueLong: '{parameter} : {most, number} caractères au maximum.',
    valueBraces: '{parameter} ne peut pas contenir « {opening} » ni « {closing} ».',
    valueOneLine: '{parameter} : une seule ligne.',
    valueChoice: '{parameter} doit être une de ces valeurs : {options}.',
    valueToggle: '{parameter} doit être « true » ou « false ».',
    valuePicture: '{parameter} n’est pas une image de la médiathèque.',
    noCounter: '{parameter} : « {counter} » n’est pas un compteur de SSCC actif.',
  },
};
