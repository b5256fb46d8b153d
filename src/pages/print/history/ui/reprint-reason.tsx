import { NativeSelect, TextInput } from '@mantine/core';
import { OTHER, type ReprintDraft } from '../model/reprint-draft';
import { reprintFieldId } from '../model/use-reprint';
import { texts } from './texts';

/** With the listed word and a colon before it, the longest that the server keeps. */
const DETAILS_MAX_CHARS = 250;

interface ReprintReasonProps {
  draft: ReprintDraft;
  fault: 'reason' | 'details' | undefined;
  onChange: (changes: Partial<ReprintDraft>) => void;
}

/** Why it is printed again: a word of the list, one's own, or both. */
export function ReprintReason({ draft, fault, onChange }: ReprintReasonProps) {
  const isOther = draft.reason === OTHER;
  return (
    <>
      <NativeSelect
        id={reprintFieldId('reason')}
        label={texts.why}
        withAsterisk
        required
        size="md"
        value={draft.reason}
        error={fault === 'reason' && texts.reasonMissing}
        data={[
          { value: '', label: texts.chooseReason },
          ...texts.reasons.map((reason) => ({ value: reason, label: reason })),
          { value: OTHER, label: texts.other },
        ]}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      {draft.reason !== '' && (
        <TextInput
          id={reprintFieldId('details')}
          label={isOther ? texts.otherWords : texts.details}
          withAsterisk={isOther}
          required={isOther}
          size="md"
          maxLength={DETAILS_MAX_CHARS}
          value={draft.details}
          error={fault === 'details' && texts.otherMissing}
          onChange={(event) => onChange({ details: event.currentTarget.value })}
        />
      )}
    </>
  );
}
