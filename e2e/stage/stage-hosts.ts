import { openHost } from './host.ts';
import { answerFromBuild } from './static-app.ts';

/** Who answers what the pages of a run ask for. */
export interface Answers {
  readonly services: (request: Request) => Promise<Response>;
  readonly helper: (request: Request) => Promise<Response>;
}

/**
 * The app and its helper at addresses of their own: real ones, so that the browser keeps the files of the app, and what
 * it has compiled of them, from one run to the next.
 */
export interface StageHosts {
  readonly origin: string;
  readonly helperUrl: string;
  /** From now on these answer, or nobody does. */
  readonly answerWith: (answers: Answers | undefined) => void;
  readonly close: () => Promise<void>;
}

export async function openStageHosts(): Promise<StageHosts> {
  let answers: Answers | undefined;
  const helper = await openHost(async (request) => answers?.helper(request) ?? Response.error());
  const config = { apiUrl: '', authUrl: '', importUrl: '', printUrl: '', helperUrl: helper.origin };
  const app = await openHost(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return answers?.services(request) ?? Response.error();
    return answerFromBuild(pathname, config);
  });
  return {
    origin: app.origin,
    helperUrl: helper.origin,
    answerWith: (next) => {
      answers = next;
    },
    close: async () => {
      await app.close();
      await helper.close();
    },
  };
}
