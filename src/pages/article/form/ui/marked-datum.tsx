import { useId } from 'react';
import { MarkupValue, type ReadMarkup } from '@/entities/label';
import { AllergenAssistant } from '@/features/allergen-check';
import { texts } from '../i18n';
import type { DatumValues } from '../model/article-form';

interface MarkedDatumProps {
  datum: DatumValues;
  error: string | undefined;
  read: ReadMarkup;
  onChange: (data: string) => void;
}

/** Field for a value whose tags a connected label reads: buttons for emphasis, what is printed, and allergens. */
export function MarkedDatum({ datum, error, read, onChange }: MarkedDatumProps) {
  const id = useId();
  const { data, key } = datum;
  return (
    <div>
      <MarkupValue
        id={id}
        label={texts.data}
        value={data}
        required={false}
        // The form counts what is stored, tags included.
        propertySize={undefined}
        description={undefined}
        error={error}
        isMultiline
        toolSize={32}
        read={read}
        onChange={onChange}
      />
      <AllergenAssistant field={key} value={data} onChange={onChange} />
    </div>
  );
}
