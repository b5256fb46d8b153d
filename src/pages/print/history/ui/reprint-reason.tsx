import { NativeSelect, TextInput } from '@mantine/core';
import { texts } from '../i18n';
import { OTHER, REASONS, type ReprintDraft } from '../model/reprint-draft';
import { reprintFieldId } from '../model/use-reprint';
import { DETAILS_MAX_CHARS } from '../config/limits';

const { reprinting } = texts;

interface ReprintReasonProps {
  draft: ReprintDraft;
  fault: 'reason' | 'details' | undefined;
  onChange: (changes: Partial<ReprintDraft>) => void;
}

/** Fields for the reason of a reprint: a listed reason, the person's own text, or both. */
export function ReprintReason({ draft, fault, onChange }: ReprintReasonProps) {
  const isOther = draft.reason === OTHER;
  return (
    <>
      <NativeSelect
        id={reprintFieldId('reason')}
        label={reprinting.reason}
        withAsterisk
        required
        size="md"
        value={draft.reason}
        error={fault === 'reason' && reprinting.noReason}
        data={[
          { value: '', label: reprinting.chooseReason },
          ...REASONS.map(({ key, kept }) => ({ value: kept, label: reprinting.reasons[key] })),
          { value: OTHER, label: reprinting.reasons.other },
        ]}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      {draft.reason !== '' && (
        <TextInput
          id={reprintFieldId('details')}
          label={isOther ? reprinting.otherReason : reprinting.details}
          withAsterisk={isOther}
          required={isOther}
          size="md"
          maxLength={DETAILS_MAX_CHARS}
          value={draft.details}
          error={fault === 'details' && reprinting.noOtherReason}
          onChange={(event) => onChange({ details: event.currentTarget.value })}
        />
      )}
    </>
  );
}
