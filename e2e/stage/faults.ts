import { HttpResponse } from 'msw/http';

/** Text that no person should ever see. */
export const LEAKS =
  /undefined|\[object |NaN|<!DOCTYPE|Unexpected token|is not a function|ZodError|"Message"/;

export interface Fault {
  name: string;
  /** True when the status reports success: then the readability of the body decides. */
  isOk?: boolean;
  /** Marks one fault of each kind, tested where testing all would take too long. */
  isTelling?: boolean;
  /** True when the session has ended. */
  isSessionEnd?: boolean;
  answer: () => Response;
}

/** The server's own error text: long, and with characters that must not be interpreted as markup. */
export const SERVER_MESSAGE = 'The storage of <b>labels</b> is being moved. It is back at noon.';

/** Faults that can occur instead of an answer: one for each case the app must distinguish. */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', isTelling: true, answer: () => HttpResponse.error() },
  { name: '403', answer: () => HttpResponse.json({ Message: 'Not for you.' }, { status: 403 }) },
  {
    name: '404',
    isTelling: true,
    answer: () => HttpResponse.json({ Message: 'There is none.' }, { status: 404 }),
  },
  { name: '409', answer: () => HttpResponse.json({ Message: 'Somebody was faster.' }, { status: 409 }) },
  { name: '422', answer: () => HttpResponse.json({ problems: 'none' }, { status: 422 }) },
  {
    name: '429',
    answer: () =>
      HttpResponse.json({ Message: 'Wait a little.' }, { status: 429, headers: { 'retry-after': '60' } }),
  },
  {
    name: '500 with a Message',
    isTelling: true,
    answer: () => HttpResponse.json({ Message: SERVER_MESSAGE }, { status: 500 }),
  },
  { name: '500 in HTML', answer: () => new HttpResponse('<!DOCTYPE html><h1>Oops</h1>', { status: 500 }) },
  { name: '200 empty', isOk: true, answer: () => new HttpResponse(null, { status: 200 }) },
  {
    name: '200 in HTML',
    isOk: true,
    answer: () => new HttpResponse('<!DOCTYPE html><h1>Hello</h1>', { status: 200 }),
  },
  {
    name: '200 of another shape',
    isOk: true,
    answer: () => HttpResponse.json({ data: { data: 'a sentence' } }),
  },
  {
    name: '200 with wrong types',
    isTelling: true,
    isOk: true,
    answer: () =>
      HttpResponse.json({ data: [{ id: {}, labelId: [], name: 7, variables: 'x', entries: {} }, null, 3] }),
  },
  {
    name: '401 always',
    isSessionEnd: true,
    answer: () => HttpResponse.json({ Message: 'Who are you?' }, { status: 401 }),
  },
];
