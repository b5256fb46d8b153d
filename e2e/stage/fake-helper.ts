import { http, HttpResponse } from 'msw/http';

/** Behaviour of the fake printer helper for the next print. */
export type HelperBehaviour = 'prints' | 'is-down' | 'answers-late' | 'loses-the-answer';

interface PrintBody {
  printJobEntryId: string;
  printerFileUrl?: string | null;
  pdfAsBase64String?: string | null;
}

const LATER_THAN_THE_APP_WAITS_MS = 11_000;

/** Printer helper of the mocked tests: keeps a journal like the real one, and can be made to misbehave. */
export class FakeHelper {
  behaviour: HelperBehaviour = 'prints';
  /** All calls to print, including repeated ones. */
  readonly calls: PrintBody[] = [];
  /** Printed files: one for each call that was not a repeat. */
  readonly printed: PrintBody[] = [];

  readonly handlers = [
    http.get('*/health', () =>
      this.#unlessDown({
        status: 'Healthy',
        service: 'platen-helper',
        version: '0.1.0',
        instanceId: 'stage',
      }),
    ),
    http.get('*/api/settings', () =>
      this.#unlessDown({
        version: '0.1.0',
        computerName: 'STAGE-PC',
        idempotentPrint: true,
        instanceId: 'stage',
      }),
    ),
    http.get('*/api/printQueues', () =>
      this.#unlessDown({
        computerName: 'STAGE-PC',
        queues: [{ name: 'Save to folder', isDefault: true, accepting: true }],
      }),
    ),
    http.get('*/api/jobs/:key', ({ params }) => {
      if (this.behaviour === 'is-down') return HttpResponse.error();
      const known = this.printed.some(({ printJobEntryId }) => printJobEntryId === params['key']);
      if (!known) return HttpResponse.json({ Message: 'No such job' }, { status: 404 });
      return HttpResponse.json({
        jobKey: params['key'],
        state: 'completed',
        isFinal: true,
        outcome: 'saved',
      });
    }),
    http.post('*/api/jobs/:key/refuse', ({ params }) => {
      const isKnown = this.printed.some(({ printJobEntryId }) => printJobEntryId === params['key']);
      return this.#unlessDown({ jobKey: params['key'], state: isKnown ? 'completed' : 'refused' });
    }),
    http.post('*/api/print', async ({ request }) => this.#print((await request.json()) as PrintBody)),
  ];

  async #print(body: PrintBody): Promise<Response> {
    if (this.behaviour === 'is-down') return HttpResponse.error();
    this.calls.push(body);
    const isRepeat = this.printed.some(({ printJobEntryId }) => printJobEntryId === body.printJobEntryId);
    if (!isRepeat) this.printed.push(body);
    if (this.behaviour === 'loses-the-answer') return HttpResponse.error();
    if (this.behaviour === 'answers-late')
      await new Promise((resolve) => setTimeout(resolve, LATER_THAN_THE_APP_WAITS_MS));
    return HttpResponse.json({ jobKey: body.printJobEntryId, state: 'accepted', replayed: isRepeat });
  }

  #unlessDown(answer: Record<string, unknown>): Response {
    return this.behaviour === 'is-down' ? HttpResponse.error() : HttpResponse.json(answer);
  }
}
