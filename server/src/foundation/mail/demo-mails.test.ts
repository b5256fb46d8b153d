import { describe, expect, it } from 'vitest';
import { createDemoMails } from './demo-mails.ts';
import { composeMail } from './mail.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const link = `http://localhost:8080/#/register?token=${'a1B2'.repeat(30)}&x=1`;

const letterTo = (to: string, subject = 'Confirm your address'): OutgoingMail => ({
  id: to,
  kind: 'verify',
  createdAt: new Date('2026-11-23T09:30:00Z'),
  ...composeMail({
    to,
    language: 'en',
    subject,
    opening: ['Welcome, <b>Zoë</b> & friends.'],
    link: { label: 'Confirm', url: link },
    closing: [],
  }),
});

function open(isFailing = false) {
  const told: string[] = [];
  const { transport, page } = createDemoMails(
    {
      deliver: async () => {
        if (isFailing) throw new Error('The disk is full.');
        return { file: 'a.eml' };
      },
      close: () => undefined,
    },
    (line) => told.push(line),
  );
  const read = async () => {
    const response = await page(new Request('http://localhost:8080/demo-mails'));
    return { policy: response?.headers.get('content-security-policy'), text: (await response?.text()) ?? '' };
  };
  return { transport, page, told, read };
}

describe('the mails of a demo', () => {
  it('are told with their whole link, and delivered as well', async () => {
    const { transport, told } = open();
    expect(await transport.deliver(letterTo('zoe@example.com'))).toEqual({ file: 'a.eml' });
    expect(told).toEqual([`  A mail to zoe@example.com: Confirm your address\n    ${link}\n`]);
  });

  it('are shown with links that can be followed, the newest first and fifty at most', async () => {
    const { transport, read } = open();
    expect((await read()).text).toContain('No mail has been written since the demo was started.');
    for (let at = 0; at < 60; at += 1) await transport.deliver(letterTo(`p${at}@example.com`));
    const { text, policy } = await read();
    expect(text.match(/<article lang="en">/g)).toHaveLength(50);
    expect(text.indexOf('p59@example.com')).toBeLessThan(text.indexOf('p58@example.com'));
    expect(text).toContain(`<a href="${link.replace('&', '&amp;')}">Confirm</a>`);
    expect(policy).toContain("default-src 'none'");
  });

  it('are introduced in the language of the reader, and each is in its own', async () => {
    const { transport, page } = open();
    await transport.deliver(letterTo('zoe@example.com'));
    const headers = { 'accept-language': 'fr' };
    const read = async (address: string) =>
      (await page(new Request(`http://localhost:8080/${address}`, { headers })))?.text();
    expect(await read('demo-mails')).toContain('<h1>E-mails de cette démo</h1>');
    const german = await read('demo-mails?language=de');
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('<article lang="en">');
  });

  it('run nothing that a name brings', async () => {
    const { transport, read } = open();
    await transport.deliver(letterTo('a@example.com', '<script>alert(1)</script> & "more"'));
    const { text } = await read();
    expect(text).toContain('<h2>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</h2>');
    expect(text).toContain('&lt;b&gt;Zoë&lt;/b&gt; &amp; friends.');
    expect(text).not.toContain('<script');
  });

  it('are not shown before they are written', async () => {
    const { transport, read, told } = open(true);
    await expect(transport.deliver(letterTo('a@example.com'))).rejects.toThrow('The disk is full.');
    expect(told).toEqual([]);
    expect((await read()).text).not.toContain('<article');
  });

  it('leave every other address to the app', () => {
    const { page } = open();
    expect(page(new Request('http://localhost:8080/'))).toBeUndefined();
    expect(page(new Request('http://localhost:8080/demo-mails', { method: 'POST' }))).toBeUndefined();
  });
});
