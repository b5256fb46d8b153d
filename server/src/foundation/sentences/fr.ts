import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  request: {
    problems: '{problems}',
    unusable: 'La demande ne peut pas être utilisée. {details}',
    field: '{path} : {problem}.',
    nothingHere: 'Il n’y a rien à cette adresse.',
    methods: 'Cette adresse n’accepte que {methods}.',
    notText:
      'La demande ne peut pas être utilisée. Elle contient des caractères qui ne sont pas du texte (NUL ou un demi-caractère).',
    addressNotText:
      'La demande ne peut pas être utilisée. Son adresse contient des caractères qui ne sont pas du texte.',
  },
  body: {
    noJson: 'Le contenu doit être du JSON, envoyé comme application/json.',
    noForm: 'Le contenu doit être un formulaire, envoyé comme application/x-www-form-urlencoded.',
    noFileForm: 'Le contenu doit être un formulaire avec un fichier, envoyé comme multipart/form-data.',
    invalidForm: 'Le contenu n’est pas un formulaire valide.',
    fieldTwice: 'Un champ du formulaire a été donné deux fois.',
    formNotText: 'Le formulaire contient des caractères qui ne sont pas du texte.',
    manyParts: 'Le formulaire a plus de {most, number} parties.',
    largeFile: 'Le fichier dépasse {most, number} octets.',
    large: 'Le contenu dépasse {most, number} octets.',
    notUtf8: 'Le contenu n’est pas en UTF-8.',
    empty: 'Le contenu est vide ; du JSON est attendu.',
    invalidJson: 'Le contenu n’est pas du JSON valide.',
    deep: 'Le contenu est imbriqué sur plus de {most, number} niveaux.',
  },
  server: {
    failed: 'Le serveur n’a pas pu faire cela. Veuillez réessayer.',
    notReady: 'Le serveur ne répond pas pour le moment. Veuillez réessayer.',
    tooMuch: 'Trop d’impressions à la fois. Rien n’a été modifié ; veuillez réessayer.',
    storeFull:
      'L’espace de stockage du serveur est plein. Rien n’a été modifié ; prévenez la personne qui gère le serveur.',
    storeUnsure:
      'La base de données a cessé de répondre avant de confirmer. Vérifiez si cela a été fait avant de réessayer.',
    storeAway: 'La base de données ne répond pas pour le moment. Rien n’a été modifié ; veuillez réessayer.',
  },
  linkEnded: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  missing: {
    agent: 'Il n’y a pas d’agent {id}.',
    agentJob: 'Il n’y a pas de travail d’agent {id}.',
    article: 'Il n’y a pas d’article {id}.',
    connector: 'Il n’y a pas de connecteur {id}.',
    counter: 'Il n’y a pas de compteur {id}.',
    delivery: 'Il n’y a pas d’envoi {id}.',
    group: 'Il n’y a pas de groupe {id}.',
    import: 'Il n’y a pas d’importation {id}.',
    importConfiguration: 'Il n’y a pas de configuration d’importation {id}.',
    integrationClient: 'Il n’y a pas de client API {id}.',
    invitation: 'Il n’y a pas d’invitation {id}.',
    label: 'Il n’y a pas d’étiquette {id}.',
    labelVersion: 'Il n’y a pas de version d’étiquette {id}.',
    order: 'Il n’y a pas de commande {id}.',
    picture: 'Il n’y a pas d’image {id}.',
    printJob: 'Il n’y a pas de travail d’impression {id}.',
    printJobEntry: 'Il n’y a pas d’entrée de travail d’impression {id}.',
    printer: 'Il n’y a pas d’imprimante {id}.',
    standardLabel: 'Il n’y a pas d’étiquette standard {id}.',
    template: 'Il n’y a pas de modèle {id}.',
    user: 'Il n’y a pas de compte {id}.',
    webHook: 'Il n’y a pas de webhook {id}.',
    widget: 'Il n’y a pas de widget {id}.',
  },
  taken: {
    agent: 'Il y a déjà un agent nommé {name}.',
    connector: 'Il y a déjà un connecteur nommé {name}.',
    counter: 'Il y a déjà un compteur nommé {name}.',
    label: 'Il y a déjà une étiquette nommée {name}.',
    printer: 'Il y a déjà une imprimante nommée {name}.',
    standardLabel: 'Il y a déjà une étiquette standard nommée {name}.',
    webHook: 'Il y a déjà un webhook nommé {name}.',
  },
  changed: {
    agent:
      'Cet agent a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    article:
      'Cet article a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    connector:
      'Ce connecteur a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    counter:
      'Ce compteur a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    group:
      'Ce groupe a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    importConfiguration:
      'Cette configuration d’importation a été modifiée entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    integrationClient:
      'Ce client API a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    label:
      'Cette étiquette a été modifiée entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    order:
      'Cette commande a été modifiée entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    printer:
      'Cette imprimante a été modifiée entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    user: 'Ce compte a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    webHook:
      'Ce webhook a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
    widget:
      'Ce widget a été modifié entre-temps par {who}. Rechargez pour voir la modification, puis faites la vôtre.',
  },
  somebody: 'une autre personne',
};
