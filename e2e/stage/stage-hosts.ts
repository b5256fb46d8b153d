import { openHost } from './host.ts';
import { answerFromBuild } from './static-app.ts';

/** Answers to the requests of a test's pages. */
export interface Answers {
  readonly services: (request: Request) => Promise<Response>;
  readonly helper: (request: Request) => Promise<Response>;
}

/**
 * Hosts of the app and its helper on real ports, so that the browser caches the files of the app, and their compiled
 * code, from one test to the next.
 */
export interface StageHosts {
  readonly origin: string;
  readonly helperUrl: string;
  /** Sets the answers from now on; without them, nothing is answered. */
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
