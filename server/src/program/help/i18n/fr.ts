import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  help: {
    title: 'Aide',
    openApp: 'Ouvrir Platen',
    status: 'État du système',
    screens: {
      dashboard: 'Tableau de bord',
      importData: 'Importer des données',
      labels: 'Étiquettes',
      myArticles: 'Mes articles',
      myLabels: 'Mes étiquettes',
      myOrders: 'Mes commandes',
      printHistory: 'Historique d’impression',
      quickPrint: 'Impression rapide',
      review: 'Contrôle des étiquettes',
      users: 'Comptes',
    },
    print: {
      title: 'Imprimer une étiquette',
      articles:
        'Recherchez un article par son nom ou sa référence, ou scannez son code. Vérifiez l’étiquette, la quantité et l’imprimante, puis imprimez.',
      labels: 'Imprimez une étiquette seule ou pour un article.',
      orders: 'Imprimez les étiquettes d’une commande.',
      quickPrint:
        'Imprimez avec les widgets préparés par l’administration. Marquez-en jusqu’à trois comme favoris pour les voir sur la page d’accueil.',
      history: 'Consultez ce qui a été imprimé, et si l’impression a réussi.',
    },
    helper: {
      title: 'Assistant d’impression',
      purpose:
        'L’assistant d’impression est un petit programme installé sur votre ordinateur, qui envoie les étiquettes à vos imprimantes. L’en-tête de l’application indique s’il est connecté.',
      download:
        'Sélectionnez l’assistant d’impression dans l’en-tête pour le télécharger, vérifier à nouveau la connexion ou voir pourquoi il est inaccessible.',
      unconfirmed:
        'Si l’application ne peut pas confirmer une impression, vérifiez l’imprimante avant de réimprimer : l’étiquette a peut-être été imprimée.',
    },
    labels: {
      title: 'Les étiquettes et leur contrôle',
      add: 'Ajoutez une étiquette à partir d’un fichier : JSON Platen, SVG avec des variables telles que {variable}, ou ZPL.',
      review:
        'Approuvez les nouvelles versions. Une version peut être imprimée dès que ses données et son design sont approuvés et qu’elle est publiée.',
    },
    setUp: {
      title: 'Configurer une organisation',
      users:
        'Invitez des personnes, attribuez-leur des rôles et ajoutez-les à des groupes. Les membres voient les articles, les commandes et les imprimantes de leurs groupes.',
      import:
        'Importez des articles et des commandes à partir d’un fichier. Vous pouvez aussi les ajouter à la main ou avec un client API.',
      limits:
        'Consultez les limites de votre abonnement. Une fois une limite atteinte, vous gardez ce que vous avez, sans pouvoir en ajouter.',
    },
    support: {
      title: 'Assistance',
      administrator:
        'Adressez-vous d’abord à l’administration de votre organisation : elle peut modifier les rôles, les imprimantes et les étiquettes.',
      operator:
        'Si cela ne suffit pas, contactez l’exploitant de ce serveur. Indiquez votre ID d’assistance, affiché dans le menu, ce que vous avez fait et quand.',
      ownPages: 'L’exploitant peut remplacer les liens vers cette page par des liens vers ses propres pages.',
    },
    thirdParties: 'Logiciels et polices de tiers, avec leurs licences',
  },
  install: {
    title: 'Installer l’assistant d’impression',
    purpose:
      'L’assistant d’impression est un petit programme qui transmet les étiquettes aux imprimantes de votre ordinateur. Il n’est accessible que depuis cet ordinateur.',
    download: 'Télécharger',
    downloadStep: 'Téléchargez le paquet pour votre ordinateur.',
    windows: 'Windows',
    macos: 'macOS',
    debian: 'Debian et Ubuntu',
    linux: 'Autre Linux',
    size: '{name} ({megabytes, number} Mo)',
    install: 'Installer',
    onWindows:
      'Windows : ouvrez le fichier. Aucun administrateur n’est nécessaire. Si Windows signale un éditeur inconnu, choisissez « Informations complémentaires », puis « Exécuter quand même ».',
    onMac:
      'macOS : ouvrez l’archive, déplacez « Platen Helper » dans Applications et ouvrez-le. Si macOS le refuse, autorisez-le dans les Réglages Système, sous Confidentialité et sécurité.',
    onDebian:
      'Debian et Ubuntu : ouvrez le fichier avec le programme d’installation du système, puis « Platen printer helper » dans le menu.',
    onLinux: 'Linux et macOS, dans un terminal :',
    connect: 'Connecter',
    connectStep:
      'Revenez à l’application. Si votre navigateur demande si ce site peut accéder aux applications ou appareils de cet ordinateur, ou de votre réseau local, autorisez-le. Choisissez ensuite « Connecter » dans le menu de l’assistant d’impression de l’en-tête, et autorisez l’application sur la page qui s’ouvre.',
    check: 'Pour vérifier un téléchargement, comparez son SHA-256 avec cette liste :',
    none: 'Ce serveur ne propose pas l’assistant d’impression au téléchargement. Adressez-vous à son exploitant.',
    back: 'Retour à Platen',
  },
  status: {
    title: 'État du système',
    working: 'Tout fonctionne.',
    notWorking: 'Platen n’est pas disponible pour le moment.',
    server: 'Serveur : disponible',
    database: 'Base de données : disponible',
    noDatabase:
      'Base de données : indisponible. Rien ne peut être lu ni enregistré jusqu’à son rétablissement.',
    fullDatabase:
      'Base de données : son espace de stockage est plein. Tout peut être lu et rien ne peut être enregistré tant qu’il n’y a pas de place.',
    helper:
      'L’en-tête de l’application indique si l’assistant d’impression de votre ordinateur est connecté.',
    again: 'Vérifier à nouveau',
  },
};
