import { useSessionUser } from '@/entities/session';
import type { StandardLabel } from '@/entities/standard-label';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { faultsOf } from '@/shared/lib/form-faults';
import { standardFaults } from './standard-faults';
import { savedValues, standardDraftSchema, type StandardValues, type Subject } from './standard-values';

/** The form over a template or a standard label. */
export function useStandardForm(subject: Subject, all: readonly StandardLabel[]): StandardForm {
  const user = useSessionUser();
  const { template, kept } = subject;
  return useDraftForm<StandardValues>({
    owner: user?.userId ?? '',
    form: 'standard-label',
    thing: String(kept?.standardLabelId ?? template.templateId),
    revision: kept?.revision,
    saved: savedValues(subject, all),
    schema: standardDraftSchema,
    faultsOf: (values) => standardFaults(template, values),
    serverFaultsOf: (problems) =>
      faultsOf(Object.fromEntries(problems.map(({ field, message }) => [field, message]))),
  });
}

export type StandardForm = DraftForm<StandardValues>;
