import type { PrinterModel, PrinterVendor } from '@/entities/printer';
import type { PrinterValues } from './printer-form';

/** The models of a maker; none of one nobody knows. */
export function modelsOf(vendors: readonly PrinterVendor[], vendor: string): readonly PrinterModel[] {
  return vendors.find((one) => one.vendor === vendor)?.models ?? [];
}

/** What a model brings along: its usual resolution and language, as far as they are known. */
export function prefilled(
  models: readonly PrinterModel[],
  model: string,
): Partial<Pick<PrinterValues, 'dpi' | 'language'>> {
  const known = models.find((one) => one.model === model);
  const [dpi] = known?.dpis ?? [];
  const [language] = known?.languages ?? [];
  return { ...(dpi !== undefined && { dpi: String(dpi) }), ...(language !== undefined && { language }) };
}
