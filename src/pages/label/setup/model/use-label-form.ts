import type { LabelSetup } from '@/entities/label';
import { useSessionUser } from '@/entities/session';
import { useDraftForm } from '@/shared/lib/draft-form';
import { labelDraftSchema } from './label-draft-schema';
import { labelFaults } from './label-faults';
import { changedParts } from './label-requests';
import { valuesOf, type LabelValues } from './label-values';

const isSame = (values: LabelValues, saved: LabelValues) => {
  const { details, rules } = changedParts(values, saved);
  return !details && rules.length === 0;
};

/** The form over one label. */
export function useLabelForm(label: LabelSetup) {
  const user = useSessionUser();
  return useDraftForm<LabelValues>({
    owner: user?.userId ?? '',
    form: 'label',
    thing: String(label.labelId),
    revision: label.revision,
    saved: valuesOf(label),
    schema: labelDraftSchema,
    faultsOf: labelFaults,
    isSame,
  });
}
