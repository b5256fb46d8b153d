import { expect, it } from 'vitest';
import { invitationMail } from './account-mails.ts';

it('a mail in German says so, in both of its forms', () => {
  const mail = invitationMail({
    to: 'zoe@example.com',
    language: 'de',
    origin: 'https://labels.example.com',
    token: 'abc',
    organizationName: 'Bäckerei Süß',
    invitedBy: 'Åsa Berg',
  });
  const url = 'https://labels.example.com/#/invite?token=abc';
  expect(mail).toEqual({
    to: 'zoe@example.com',
    subject: 'Einladung zu Bäckerei Süß',
    text: [
      'Åsa Berg lädt Sie zu Bäckerei Süß ein.',
      `Konto einrichten, innerhalb von sieben Tagen:\n${url}`,
      'Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun.\n',
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="de"><body>',
      '<p>Åsa Berg lädt Sie zu Bäckerei Süß ein.</p>',
      `<p><a href="${url}">Konto einrichten, innerhalb von sieben Tagen</a></p>`,
      '<p>Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun.</p>',
      '</body></html>',
    ].join('\n'),
  });
});
