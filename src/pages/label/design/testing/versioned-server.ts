import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { vi } from 'vitest';
import type { LabelTemplate } from 'label-core';
import { buildReviewVersion } from '@/entities/review/index.testing';
import { answer, apiUrl } from '@/shared/testing';

/** A version of label 7 as the server keeps it. */
export interface ServedVersion {
  readonly version: number;
  readonly hash: string;
  readonly state: 'Published' | 'Draft' | 'DataApprover';
  readonly by: string;
  readonly template: LabelTemplate;
}

/** Label 7 on a server that refuses every save that is not based on what it has. */
export interface VersionedServer {
  /** Versions, oldest first. */
  readonly versions: readonly ServedVersion[];
  readonly handlers: readonly HttpHandler[];
  /** Somebody else saves: the next version, or another file of the newest one, if that is a draft. */
  readonly saveAsDagny: (template: LabelTemplate, isSameVersion: boolean) => void;
  readonly newest: () => ServedVersion;
}

const DAGNY = 'Dagny Eriksen';
const ME = 'Emma Smith';
const idOf = (version: number) => version * 10 + 1;
/** Lets jsdom read answers of another origin, as a browser does. */
const headers = { 'Access-Control-Allow-Origin': '*' };

const conflict = (version: number) =>
  HttpResponse.json(
    { Message: 'Too late.', code: 'label.saved-meanwhile', args: { by: DAGNY, version, name: 'Crème' } },
    { status: 409, headers },
  );

/** Parts of the form that was built last. */
let lastForm: ReadonlyMap<string, unknown> = new Map();

/**
 * Records every form that is built during a test, for the server. The fetch of node does not accept jsdom's files: they
 * are left out of what is sent.
 */
export function recordForms(): void {
  // Safe: it takes a text as well as a file.
  const append = Object.getOwnPropertyDescriptor(FormData.prototype, 'append')?.value as (
    this: FormData,
    name: string,
    value: string,
  ) => void;
  vi.spyOn(FormData.prototype, 'append').mockImplementation(function (this: FormData, name, value) {
    // The file is the first part of each form.
    lastForm = new Map([...(name === 'file' ? [] : lastForm), [name, value]]);
    append.call(this, name, typeof value === 'string' ? value : 'a file');
  });
}

async function sentForm() {
  const form = lastForm;
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('The form has no file.');
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file);
  await read;
  const text = typeof reader.result === 'string' ? reader.result : '';
  // Safe: what the page sends is a template.
  return { form, template: JSON.parse(text) as LabelTemplate };
}

/** Returns a server with one version of label 7, which is printed. */
export function versionedServer(template: LabelTemplate): VersionedServer {
  let revision = 9;
  let hashes = 0;
  const nextHash = () => String((hashes += 1)).padStart(64, '0');
  let versions: readonly ServedVersion[] = [
    { version: 4, hash: nextHash(), state: 'Published', by: ME, template },
  ];
  const newest = () => {
    const last = versions.at(-1);
    if (!last) throw new Error('The label has no version.');
    return last;
  };
  const put = (saved: Omit<ServedVersion, 'hash' | 'version'>, isSameVersion: boolean) => {
    const { version } = newest();
    const next = { ...saved, hash: nextHash(), version: isSameVersion ? version : version + 1 };
    versions = [...(isSameVersion ? versions.slice(0, -1) : versions), next];
    revision += 1;
    return next;
  };
  const saved = ({ version, hash, state }: ServedVersion) => {
    const data = { labelId: 7, labelVersionId: idOf(version), version, state, versionHash: hash, revision };
    return HttpResponse.json({ data }, { headers });
  };
  const listed = () =>
    versions.toReversed().map((one) =>
      buildReviewVersion({
        labelVersionId: idOf(one.version),
        version: one.version,
        state: one.state,
        versionHash: one.hash,
        uploadedBy: one.by,
        isOwn: one.by === ME,
        template: one.template,
        publishedAt: one.state === 'Published' ? '2026-11-01T08:00:00Z' : '',
      }),
    );
  return {
    get versions() {
      return versions;
    },
    newest,
    saveAsDagny: (theirs, isSameVersion) => {
      const isDraft = newest().state === 'Draft';
      put({ state: 'Draft', by: DAGNY, template: theirs }, isSameVersion && isDraft);
    },
    handlers: [
      answer('labels/7/setup', () => {
        const { version, state, template: shown } = newest();
        return { data: { labelId: 7, name: 'Crème', revision, version, state, template: shown } };
      }),
      answer('labels/7/versions', () => ({
        data: versions.map(({ version, by }) => ({ labelVersionId: idOf(version), version, uploadedBy: by })),
      })),
      answer('QualityAssurance/labels/7/versions', () => ({
        data: { labelId: 7, name: 'Crème', versions: listed(), waitsFor: [] },
      })),
      answer('QualityAssurance/label/7/version/:id', ({ params }) => ({
        data: listed().find(({ labelVersionId }) => String(labelVersionId) === params['id']) ?? null,
      })),
      http.post(apiUrl('QualityAssurance/labels/7/versions'), async () => {
        const { form, template: sent } = await sentForm();
        if (form.get('basedOn') !== newest().hash) return conflict(newest().version);
        return saved(put({ state: 'Draft', by: ME, template: sent }, false));
      }),
      http.post(apiUrl('QualityAssurance/labels/7/version/:id/file'), async ({ params }) => {
        const { form, template: sent } = await sentForm();
        const isNewest = params['id'] === String(idOf(newest().version));
        if (!isNewest || form.get('versionHash') !== newest().hash) return conflict(newest().version);
        return saved(put({ state: 'Draft', by: ME, template: sent }, true));
      }),
      http.put(apiUrl('labels/7/variables'), async () => {
        const { form, template: sent } = await sentForm();
        if (form.get('revision') !== String(revision)) return conflict(newest().version);
        return saved(put({ state: 'DataApprover', by: ME, template: sent }, false));
      }),
    ],
  };
}
