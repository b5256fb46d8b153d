import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { standardLabelQueries } from '@/entities/standard-label';
import { ApiError, toApiError, type Id } from '@/shared/api';
import { keepStandardLabelMutation, makeLabelMutation } from '../api/standard-label-mutation';
import type { StandardValues, Subject } from './standard-values';

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

  const keep = async ({ name, parameters }: StandardValues, begunOn: number | undefined): Promise<Kept> => {
    const known = kept
      ? { standardLabelId: kept.standardLabelId, revision: newerOf(begunOn, earlier?.revision) }
      : earlier;
    try {
      const now = await keepIt({ ...known, templateId: template.templateId, name: name.trim(), parameters });
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
    /** Resolves with the id of the new label. `isSame`: the standard label is kept already, just as it is. */
    make: async (values: StandardValues, begunOn: number | undefined, isSame: boolean): Promise<Id> => {
      const { standardLabelId } = kept && isSame ? kept : await keep(values, begunOn);
      const name = values.labelName.trim() || values.name.trim();
      try {
        return (await makeIt({ standardLabelId, name })).labelId;
      } catch (error) {
        throw ofLabelName(toApiError(error));
      }
    },
  };
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
