import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  secondFactor: {
    codeNeeded: 'Geben Sie den Code Ihrer App ein.',
    codeWrong: 'Dieser Code ist falsch oder schon verwendet.',
    tooManyCodes: 'Zu viele falsche Codes. Bitte warten Sie bis zu {minutes, number} Minuten.',
    setUpNeeded: 'Administratoren brauchen einen zweiten Faktor. Richten Sie zuerst Ihren ein.',
    passwordWrong: 'Das Passwort ist falsch.',
    isOn: 'Ihr zweiter Faktor ist schon eingeschaltet.',
    isOff: 'Ihr zweiter Faktor ist nicht eingeschaltet.',
    notBegun: 'Die Einrichtung wurde nicht begonnen oder anderswo neu begonnen. Beginnen Sie noch einmal.',
    ownFirst:
      'Richten Sie zuerst für sich selbst einen zweiten Faktor ein; dann können Sie ihn von allen Administratoren verlangen.',
    ofOneself: 'Schalten Sie Ihren eigenen zweiten Faktor in Ihren Einstellungen aus, mit einem Code.',
    ofTenantAdmin: 'Nur ein TenantAdmin darf den zweiten Faktor eines TenantAdmin entfernen.',
    hasNone: '{name} hat keinen zweiten Faktor.',
  },
};
