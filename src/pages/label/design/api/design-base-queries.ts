import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { mayUpload } from '@/entities/review';
import { firstParameters, keptParameters, standardLabelQueries } from '@/entities/standard-label';
import { ApiError, type Id } from '@/shared/api';
import { READ_AHEAD_MS } from '../config/timings';
import type { DesignBase, DesignThing } from '../model/design-thing';
import type { DesignRights } from '../model/save-ways';
import { texts } from '../i18n';
import { readLabelBase, readVersionBase } from './read-label-base';
import { templateIn } from './template-in';
import { untilAnswered } from './until-answered';

type NewThing = Extract<DesignThing, { kind: 'new' }>;

/** A thing that a design can be read for: everything but a new label that begins with nothing. */
export type ReadableThing = Exclude<DesignThing, NewThing> | Required<NewThing>;

/** A template is large, and compared by identity. */
const readOnce = { staleTime: Infinity, gcTime: 0, structuralSharing: false } as const;

/**
 * Begins to read the design that a screen is about to open, unless that was done within the last second, when its link was
 * pointed at. What an earlier visit read is forgotten. A failure is told by the screen, which asks for the same.
 */
export function readAhead(client: QueryClient, thing: ReadableThing, rights: DesignRights): void {
  const base = designBaseQueries.base(thing, rights);
  const query = client.getQueryCache().find({ queryKey: base.queryKey });
  // One that a screen shows stays under the hands of the person who changes it.
  if (query?.isActive()) return;
  if (query?.state.data !== undefined && query.isStaleByTime(READ_AHEAD_MS))
    client.removeQueries({ queryKey: base.queryKey });
  void client.prefetchQuery({ ...base, gcTime: READ_AHEAD_MS });
}

export const designBaseQueries = {
  /**
   * The design that a thing begins with. It is read anew each time a designer opens, and never again under the hands of the
   * person who changes it.
   */
  base: (thing: ReadableThing, rights: DesignRights) =>
    queryOptions({
      queryKey: ['label-design', 'base', thing, rights.managesLabels, mayUpload(rights.roles)],
      queryFn: ({ client }) => untilAnswered(() => readBase(client, thing, rights)),
      ...readOnce,
    }),
  /** The newest version of a label, read anew for each conflict: that which somebody else saved. */
  newest: (labelId: Id, rights: DesignRights) =>
    queryOptions({
      queryKey: ['label-design', 'newest', labelId, rights.managesLabels, mayUpload(rights.roles)],
      queryFn: ({ client }) => untilAnswered(() => readLabelBase(client, labelId, rights)),
      ...readOnce,
      meta: { silent: true },
    }),
  /** What makes the values that test the limits of a label; code, which is loaded once. */
  stress: () =>
    queryOptions({
      queryKey: ['label-design', 'stress'],
      queryFn: async () => (await import('label-core/compare')).stressSamples,
      staleTime: 'static',
    }),
};

function readBase(client: QueryClient, thing: ReadableThing, rights: DesignRights): Promise<DesignBase> {
  // Loaded meanwhile: every design is parsed by it.
  void client.query(labelQueries.kit()).catch(() => undefined);
  if (thing.kind === 'label') return readLabelBase(client, thing.labelId, rights);
  if (thing.kind === 'version') return readVersionBase(client, thing.labelId, thing.versionId);
  return 'standardId' in thing.from
    ? readStandardBase(client, thing.from.standardId)
    : readCopyBase(client, thing.from.labelId);
}

async function readCopyBase(client: QueryClient, labelId: Id): Promise<DesignBase> {
  const { name, template } = await client.query({ ...labelQueries.setup(labelId), staleTime: 0 });
  return { template: await templateIn(client, template), name: texts.start.copyOf({ name }) };
}

/**
 * Returns a standard template, or a standard label of the organisation by its own id, with the organisation's parameters as
 * the defaults of their variables.
 */
async function readStandardBase(client: QueryClient, id: Id): Promise<DesignBase> {
  const templates = await client.query(standardLabelQueries.templates());
  // What the organisation has adjusted is a help, no condition.
  const kept = await client.query(standardLabelQueries.kept()).catch(() => []);
  const own = kept.find(({ standardLabelId }) => standardLabelId === id);
  const standard = templates.find(({ templateId }) => templateId === (own?.templateId ?? id));
  if (!standard) throw new ApiError(texts.start.noStandard, { kind: 'unreadable' });
  const parameters = own ? keptParameters(standard, own) : firstParameters(standard, kept);
  const template = await templateIn(client, standard.template);
  const variables = template.variables.map((variable) => {
    const { [variable.name]: defaultValue = '' } = parameters;
    return defaultValue === '' ? variable : { ...variable, defaultValue };
  });
  return { template: { ...template, variables }, name: own?.name ?? standard.name };
}
