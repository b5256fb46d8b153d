import { commonLookFields } from '../model/look-fields';
import { FieldGrid } from './field-grid';
import { LookControl, type LookControlProps } from './look-control';

/** Fields for the look that all of these elements have. */
export const LookFields = (props: Omit<LookControlProps, 'field'>) => (
  <FieldGrid>
    {commonLookFields(props.elements).map((field) => (
      <LookControl key={field.key} {...props} field={field} />
    ))}
  </FieldGrid>
);
