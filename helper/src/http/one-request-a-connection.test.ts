import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startHelper, type RunningHelper } from '../start-helper.ts';
import { appOrigin, createTestBench, pdfBase64, type TestBench } from '../testing/test-bench.ts';

let bench: TestBench;
let helper: RunningHelper;

beforeEach(async () => {
  bench = await createTestBench();
  helper = await startHelper({ port: 0, dataDir: join(bench.dataDir, 'own'), origins: [appOrigin] });
});

afterEach(async () => {
  await helper.close();
  await bench.close();
});

const print = JSON.stringify({
  targetPrintQueue: 'Save to folder',
  pdfAsBase64String: pdfBase64,
  printJobEntryId: 'entry',
});

/** Time for which Node keeps an idle connection open. */
const { keepAliveTimeout: keptForMs } = createServer();

/** Returns everything received for one request on a connection that the caller would keep open, until the helper closes it. */
async function answerTo(method: string, path: string, body = ''): Promise<string> {
  const socket = connect(helper.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: localhost:${helper.port}`,
      `Origin: ${appOrigin}`,
      'Access-Control-Request-Method: POST',
      'Connection: keep-alive',
      ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
      '',
      body,
    ].join('\r\n'),
  );
  await once(socket, 'end');
  socket.destroy();
  return text;
}

it.each([
  ['GET', '/health', '', 200],
  ['GET', '/api/jobs?since=0', '', 200],
  ['OPTIONS', '/api/print', '', 204],
  ['POST', '/api/print', print, 200],
  ['POST', '/api/print', '{', 400],
])(
  '%s %s leaves no connection on which a browser could send a print again',
  async (method, path, body, status) => {
    const startedAt = performance.now();
    const answer = await answerTo(method, path, body);
    expect(performance.now() - startedAt, 'closed by the helper, not by a timeout').toBeLessThan(keptForMs);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^connection: close\r$/im);
  },
);
