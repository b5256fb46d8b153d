import { Buffer } from 'node:buffer';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileTransport } from './file-transport.ts';
import { composeMail } from './mail.ts';
import { PermanentMailFault, type OutgoingMail } from './outgoing-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { startMailReceiver, type MailReceiver } from '../../testing/mail-receiver.ts';

const from = { name: 'Platen', address: 'platen@labels.example.com' };
const sampleMail = (change: Partial<Parameters<typeof composeMail>[0]> = {}): OutgoingMail => ({
  ...composeMail({
    to: 'asa@example.com',
    language: 'en',
    subject: 'Välkommen',
    opening: [
      'Hej Åsa, din bageriorganisation “Bäckerei Süß” väntar på dig; detta är en rad som är längre än sjuttiosex tecken.',
    ],
    link: { label: 'Börja', url: 'https://labels.example.com/#/register?token=abc=def' },
    closing: ['日本語 😀'],
    ...change,
  }),
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'verify',
  createdAt: new Date('2026-11-21T12:00:00Z'),
});
const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
const headOf = (message: string) => message.slice(0, message.indexOf('\r\n\r\n'));

describe('mails to a mail server', () => {
  let server: MailReceiver;
  beforeAll(async () => {
    server = await startMailReceiver();
  });
  afterAll(() => server.close());
  beforeEach(() => (server.received.length = 0));

  const send = async (mail: OutgoingMail, address = server.url) => {
    const transport = createSmtpTransport(address, from);
    await transport.deliver(mail);
    transport.close();
  };

  const onlyOne = () => {
    const [mail] = server.received;
    if (!mail || server.received.length > 1)
      throw new Error(`${server.received.length} mails arrived, not one.`);
    return mail;
  };

  it('arrive as text and HTML in quoted-printable UTF-8', async () => {
    await send(sampleMail());
    const { message, ...envelope } = onlyOne();
    expect(envelope).toEqual({ from: 'platen@labels.example.com', to: ['asa@example.com'] });
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message.match(/^Content-Type: text\/(?:plain|html); charset=utf-8\r$/gm)).toHaveLength(2);
    expect(message.match(/^Content-Transfer-Encoding: quoted-printable\r$/gm)).toHaveLength(2);
    expect(message).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(message.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    const read = decodeQuotedPrintable(message);
    expect(read).toContain('Hej Åsa, din bageriorganisation “Bäckerei Süß”');
    expect(read).toContain('https://labels.example.com/#/register?token=abc=def');
    expect(read).toContain('日本語 😀');
    expect(message).toContain('Message-ID: <00000000-0000-4000-8000-000000000001@labels.example.com>');
  });

  it('cannot be given other headers, recipients or parts by typed text', async () => {
    const hostile = 'x\r\nBcc: eve@evil.test\r\n\r\n<script>alert(1)</script>';
    await send(
      sampleMail({ subject: hostile, opening: [hostile], closing: ['.\r\nRCPT TO:<eve@evil.test>'] }),
    );
    const { message, to } = onlyOne();
    expect(to).toEqual(['asa@example.com']);
    expect(headOf(message)).not.toMatch(/^bcc:/im);
    expect(headOf(message).match(/^subject:/gim)).toHaveLength(1);
    expect(message.slice(message.indexOf('text/html'))).not.toContain('<script>');
    expect(decodeQuotedPrintable(message)).toContain('&lt;script&gt;');
  });

  it('cannot be given other recipients by an address', async () => {
    const hostile = [
      'asa@example.com, eve@evil.test',
      'asa@example.com\r\nRCPT TO:<eve@evil.test>',
      '<eve@evil.test>',
      'asa@example.com>,<eve@evil.test',
      'group: eve@evil.test;',
    ];
    for (const to of hostile) await expect(send(sampleMail({ to }))).rejects.toThrow(PermanentMailFault);
    expect(server.received).toEqual([]);
  });

  it('fail for good when the mailbox is refused, and for now when nobody answers or the password is wrong', async () => {
    await expect(send(sampleMail({ to: 'nobody@example.com' }))).rejects.toThrow(PermanentMailFault);
    await expect(send(sampleMail(), 'smtp://127.0.0.1:1')).rejects.not.toThrow(PermanentMailFault);
    await expect(send(sampleMail(), server.url.replace('geheim', 'falsch'))).rejects.not.toThrow(
      PermanentMailFault,
    );
    expect(server.received).toEqual([]);
  });
});

describe('mails to files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'platen-mails-')), 'mail');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are whole messages that only their owner can read, one file each', async () => {
    const transport = createFileTransport(folder, from);
    const { file = '' } = await transport.deliver(sampleMail());
    await transport.deliver(sampleMail());
    transport.close();
    expect((await readdir(folder)).toSorted()).toEqual([
      '2026-11-21T12-00-00.000Z-verify-asa@example.com-2.eml',
      '2026-11-21T12-00-00.000Z-verify-asa@example.com.eml',
    ]);
    expect([(await stat(file)).mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
    const message = await readFile(file, 'latin1');
    expect(headOf(message)).toContain('To: asa@example.com');
    expect(decodeQuotedPrintable(message)).toContain('Hej Åsa');
  });

  it('are never written outside their folder', async () => {
    const transport = createFileTransport(folder, from);
    const { file = '' } = await transport.deliver(sampleMail({ to: '../../../evil/x@example.com' }));
    transport.close();
    expect(file).toBe(join(folder, '2026-11-21T12-00-00.000Z-verify-.._.._.._evil_x@example.com.eml'));
  });
});
