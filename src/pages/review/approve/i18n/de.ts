import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Freigeben',
  firstVersion:
    '{version, select, unknown {Diese Version} other {Version {version}}} ist die erste dieses Etiketts.',
  nextVersion:
    'Zurzeit wird {before, select, unknown {eine andere Version} other {Version {before}}} gedruckt; {version, select, unknown {diese Version} other {Version {version}}} wird sie ersetzen.',
  uploadedBy: 'Hochgeladen von {by}.',
  commentBy: 'Kommentar von {by}',
  uploaderComment: 'Kommentar zur Version',
  decision:
    '{state, select, DataApprover {Über die Daten entscheiden} other {Über die Gestaltung entscheiden}}',
  commentHint: 'Wird mitgespeichert. Zum Ablehnen erforderlich.',
  staleReason: 'Diese Version hat sich inzwischen geändert. Laden Sie sie zuerst erneut.',
  lookAtPage: 'Sehen Sie zuerst die ganze Seite an.',
  approve: 'Freigeben',
  approveTitle: '{state, select, DataApprover {Daten freigeben?} other {Gestaltung freigeben?}}',
  approveConfirm: '{state, select, DataApprover {Daten freigeben} other {Gestaltung freigeben}}',
  goesOn:
    '„{label}“, {version, select, unknown {diese Version} other {Version {version}}}, geht weiter zur {state, select, DataApprover {Gestaltungsfreigabe} other {Veröffentlichung}}.',
  recorded: 'Ihr Name, die Zeit, Ihr Kommentar und was Sie angesehen haben, bleiben im Verlauf gespeichert.',
  rejectTitle: '{version, select, unknown {Diese Version} other {Version {version}}} ablehnen?',
  rejectConfirm: 'Ablehnen',
  becomesDraft:
    '„{label}“, {version, select, unknown {diese Version} other {Version {version}}}, wird wieder zum Entwurf. Alles bisher Freigegebene muss erneut freigegeben werden.',
  readBy: '{by} sieht Ihren Kommentar.',
  readByUploader: 'Wer die Version hochgeladen hat, sieht Ihren Kommentar.',
  approved:
    'Sie haben {state, select, DataApprover {die Daten} other {die Gestaltung}} von „{label}“ ({version, select, unknown {diese Version} other {Version {version}}}) freigegeben.',
  rejected:
    'Sie haben „{label}“, {version, select, unknown {diese Version} other {Version {version}}}, abgelehnt; sie ist wieder ein Entwurf.',
};
