import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelQueries } from '@/entities/label';
import { standardLabelQueries } from '@/entities/standard-label';
import { ApiError, toApiError, type Id } from '@/shared/api';
import { trimTexts } from '@/shared/lib/form';
import { keepStandardLabelMutation, makeLabelMutation } from '../api/standard-label-mutation';
import { texts } from '../i18n';
import type { StandardValues, Subject } from './standard-form';

interface Kept {
  standardLabelId: Id;
  revision: number | undefined;
}

/**
 * Returns functions that save a template as a standard label, and that create a label from it after saving it. If the
 * standard label was saved but the label was refused, the next attempt changes it instead of saving a second one.
 */
export function useMakeLabel({ template, kept }: Subject) {
  const client = useQueryClient();
  const { mutateAsync: keepIt } = useMutation(keepStandardLabelMutation());
  const { mutateAsync: makeIt } = useMutation(makeLabelMutation());
  const [earlier, setEarlier] = useState<Kept>();

  const keep = async (
    { labelName: _labelName, parameters, ...settings }: StandardValues,
    begunOn: number | undefined,
  ): Promise<Kept | undefined> => {
    const known = kept
      ? { standardLabelId: kept.standardLabelId, revision: newerOf(begunOn, earlier?.revision) }
      : earlier;
    try {
      const sent = { templateId: template.templateId, ...trimTexts(settings), parameters };
      const now = (await keepIt({ ...known, ...sent })) ?? (await keptNow(client, sent, known));
      setEarlier(now);
      return now;
    } catch (error) {
      // Refetched, so that somebody else's changes are shown once the person discards their own.
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
     * Resolves with the id of the new label; undefined if the server does not report it. `isSame`: the standard label is
     * already saved without changes.
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

/** Returns the saved standard label, for a server whose answer is empty: the known one, or the one with this name in the server's list. */
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

/** Returns the id of the new label by its name, for a server that does not report it. Undefined if several labels have that name. */
async function labelNamed(client: QueryClient, name: string): Promise<Id | undefined> {
  const all = await client.query({ ...labelQueries.ofOrganization(), staleTime: 0 }).catch(() => []);
  const named = all.filter((label) => label.name === name);
  return named.length === 1 ? named[0]?.labelId : undefined;
}

/** Returns the newer revision: a save made by this screen a moment ago is not somebody else's change. */
const newerOf = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? 0);

/**
 * Returns the error with `name` changed to `labelName`: the name that the server refuses here is that of the label, which
 * has its own field.
 */
function ofLabelName(error: ApiError): ApiError {
  const { kind, status, requestId } = error;
  const problems = error.problems.map((problem) =>
    problem.field === 'name' ? { ...problem, field: 'labelName' } : problem,
  );
  return new ApiError(error.message, { kind, status, requestId, problems });
}
