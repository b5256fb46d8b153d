import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelQueries } from '@/entities/label';
import { standardLabelQueries } from '@/entities/standard-label';
import { ApiError, toApiError, type Id } from '@/shared/api';
import { keepStandardLabelMutation, makeLabelMutation } from '../api/standard-label-mutation';
import { texts } from '../i18n';
import type { StandardValues, Subject } from './standard-form';

interface Kept {
  standardLabelId: Id;
  revision: number | undefined;
}

/**
 * Keeping a template, and making a label from it, which keeps it first. What was kept before the label was refused is
 * changed by the next try and not kept twice.
 */
export function useMakeLabel({ template, kept }: Subject) {
  const client = useQueryClient();
  const { mutateAsync: keepIt } = useMutation(keepStandardLabelMutation());
  const { mutateAsync: makeIt } = useMutation(makeLabelMutation());
  const [earlier, setEarlier] = useState<Kept>();

  const keep = async (
    { name, parameters }: StandardValues,
    begunOn: number | undefined,
  ): Promise<Kept | undefined> => {
    const known = kept
      ? { standardLabelId: kept.standardLabelId, revision: newerOf(begunOn, earlier?.revision) }
      : earlier;
    try {
      const sent = { templateId: template.templateId, name: name.trim(), parameters };
      const now = (await keepIt({ ...known, ...sent })) ?? (await keptNow(client, sent, known));
      setEarlier(now);
      return now;
    } catch (error) {
      // What somebody else changed is there as soon as this person's own changes are discarded.
      if (toApiError(error).status === 409) {
        setEarlier(undefined);
        void client.invalidateQueries({ queryKey: standardLabelQueries.all() });
      }
      throw error;
    }
  };

  return {
    keep,
    /**
     * Resolves with the id of the new label; undefined where the server does not tell it. `isSame`: the standard label is kept already, just as it is.
     */
    make: async (
      values: StandardValues,
      begunOn: number | undefined,
      isSame: boolean,
    ): Promise<Id | undefined> => {
      const standard = kept && isSame ? kept : await keep(values, begunOn);
      if (!standard)
        throw new ApiError(texts.keptUnseen({ name: values.name.trim() }), { kind: 'unreadable' });
      const { standardLabelId } = standard;
      const name = values.labelName.trim() || values.name.trim();
      try {
        return (await makeIt({ standardLabelId, name }))?.labelId ?? (await labelNamed(client, name));
      } catch (error) {
        throw ofLabelName(toApiError(error));
      }
    },
  };
}

/** What a server kept that answers with nothing: known already, or the one its list has by this name. */
async function keptNow(
  client: QueryClient,
  sent: { templateId: Id; name: string },
  known: Kept | undefined,
): Promise<Kept | undefined> {
  const all = await client.query({ ...standardLabelQueries.kept(), staleTime: 0 }).catch(() => []);
  const isSent = ({ templateId, name }: typeof sent) => templateId === sent.templateId && name === sent.name;
  return (
    all.find(({ standardLabelId }) => standardLabelId === known?.standardLabelId) ?? all.find(isSent) ?? known
  );
}

/** The new label of this name, for a server that does not tell its id. Several labels may have one name. */
async function labelNamed(client: QueryClient, name: string): Promise<Id | undefined> {
  const all = await client.query({ ...labelQueries.ofOrganization(), staleTime: 0 }).catch(() => []);
  const named = all.filter((label) => label.name === name);
  return named.length === 1 ? named[0]?.labelId : undefined;
}

/** What this screen itself kept a moment ago is no change by somebody else. */
const newerOf = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? 0);

/** The name the server refuses here is the label's, which has a field of its own. */
function ofLabelName(error: ApiError): ApiError {
  const { kind, status, requestId } = error;
  const problems = error.problems.map((problem) =>
    problem.field === 'name' ? { ...problem, field: 'labelName' } : problem,
  );
  return new ApiError(error.message, { kind, status, requestId, problems });
}
