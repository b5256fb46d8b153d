import type { PrintFileForm } from '../model/use-print-file';
import { CheckSection } from './check-section';
import { ColumnsSection } from './columns-section';
import { RangeSection } from './range-section';

/** Steps that follow once the rows of a file were read. */
export function RowSections({ form }: { form: PrintFileForm }) {
  return (
    <>
      <ColumnsSection form={form} />
      <CheckSection form={form} />
      <RangeSection form={form} />
    </>
  );
}
