import { http, HttpResponse } from 'msw/http';
import { answer } from '@/shared/testing';
import type { PendingVersion } from '../api/pending-version-schema';
import type { HistoryEntry } from '../api/review-history-schema';
import type { ReviewVersion } from '../api/review-version-schema';
import type { ReviewedLabel, VersionRow } from '../api/version-row-schema';

const API = 'http://api.test/api/QualityAssurance';

/** Review data of a server; what is omitted is empty. */
export interface ReviewFacts {
  labels?: readonly ReviewedLabel[];
  /** The full versions; their rows form the list of their label. */
  versions?: readonly ReviewVersion[];
  pending?: readonly PendingVersion[];
  history?: readonly HistoryEntry[];
  asksPassword?: boolean;
  /** Answer of each write, under `data`. */
  answer?: object;
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
  bindsMaster,
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
  bindsMaster,
  createdAt,
  publishedAt,
  publishAt,
});

const missing = () => HttpResponse.json({ Message: 'There is no such label version.' }, { status: 404 });

/** Returns handlers for the reads of quality assurance over constant data, and for all of its writes. */
export function reviewHandlers(facts: ReviewFacts = {}) {
  const { labels = [], versions = [], pending = [], history = [], asksPassword = false } = facts;
  const written = { data: facts.answer ?? {} };
  return [
    answer(`${API}/pendingVersions`, { data: { data: pending } }),
    answer(`${API}/labels`, { data: { data: labels } }),
    answer(`${API}/settings`, { data: { asksPassword, bindsMaster: false } }),
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
    answer(`${API}/labels/:labelId/history`, { data: { data: history } }),
    answer(`PUT ${API}/settings`, written),
    answer(`POST ${API}/*`, written),
  ];
}
