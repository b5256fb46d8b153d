import { http, HttpResponse } from 'msw/http';
import type { PendingVersion } from '../api/pending-version-schema';
import type { HistoryEntry } from '../api/review-history-schema';
import type { ReviewVersion } from '../api/review-version-schema';
import type { ReviewedLabel, VersionRow } from '../api/version-row-schema';

const API = 'http://api.test/api/QualityAssurance';

/** What a server knows of reviews; what is left out is empty there. */
export interface ReviewHouse {
  labels?: readonly ReviewedLabel[];
  /** The versions in full; their rows make the list of their label. */
  versions?: readonly ReviewVersion[];
  pending?: readonly PendingVersion[];
  history?: readonly HistoryEntry[];
  asksPassword?: boolean;
  /** What each write answers, under `data`. */
  answer?: object;
}

/** A write, as it came. */
export interface ReviewWrite {
  method: string;
  /** Behind `/api/QualityAssurance`. */
  path: string;
  /** Its JSON; of a form only its type. */
  body: unknown;
}

const rowOf = ({
  labelVersionId,
  version,
  state,
  versionHash,
  widthMm,
  heightMm,
  uploadedBy,
  isOwn,
  createdAt,
  publishedAt,
  publishAt,
}: ReviewVersion): VersionRow => ({
  labelVersionId,
  version,
  state,
  versionHash,
  widthMm,
  heightMm,
  uploadedBy,
  isOwn,
  createdAt,
  publishedAt,
  publishAt,
});

const missing = () => HttpResponse.json({ Message: 'There is no such label version.' }, { status: 404 });

/** The reads of quality assurance over a house that does not change, and all of its writes, told to `onWrite`. */
export function reviewHandlers(house: ReviewHouse = {}, onWrite: (write: ReviewWrite) => void = () => {}) {
  const { labels = [], versions = [], pending = [], history = [], asksPassword = false, answer = {} } = house;
  const write = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/api/QualityAssurance', '');
    onWrite({ method: request.method, path, body: await bodyOf(request) });
    return HttpResponse.json({ data: answer });
  };
  return [
    http.get(`${API}/pendingVersions`, () => HttpResponse.json({ data: { data: pending } })),
    http.get(`${API}/labels`, () => HttpResponse.json({ data: { data: labels } })),
    http.get(`${API}/settings`, () => HttpResponse.json({ data: { asksPassword } })),
    http.get<{ labelId: string }>(`${API}/labels/:labelId/versions`, ({ params }) => {
      const own = versions.filter(({ labelId }) => String(labelId) === params.labelId);
      const [newest] = own;
      if (!newest) return missing();
      const { labelId, labelName: name } = newest;
      const { waitsFor } = own.find(({ waitsFor: people }) => people.length > 0) ?? newest;
      return HttpResponse.json({ data: { labelId, name, versions: own.map(rowOf), waitsFor } });
    }),
    http.get<{ versionId: string }>(`${API}/label/:labelId/version/:versionId`, ({ params }) => {
      const data = versions.find(({ labelVersionId }) => String(labelVersionId) === params.versionId);
      return data ? HttpResponse.json({ data }) : missing();
    }),
    http.get(`${API}/labels/:labelId/history`, () => HttpResponse.json({ data: { data: history } })),
    http.put(`${API}/settings`, write),
    http.post(`${API}/*`, write),
  ];
}

/** Files do not survive the way out of jsdom: of a form only its kind is kept, the browser runs look into it. */
async function bodyOf(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.startsWith('multipart/') ? type : request.json();
}
