import { Buffer } from 'node:buffer';
import { and, eq } from 'drizzle-orm';
import { LabelValueError, withExamples } from 'label-core';
import { notFound } from '../../foundation/http/http-error.ts';
import { loadLabelDays } from '../../people/organizations/label-days.ts';
import { loadImages } from '../rendering/load-images.ts';
import { refusalOfMany, refuse } from '../../foundation/http/refuse.ts';
import type { RenderServices } from '../rendering/render-services.ts';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { sampleValues } from './sample-values.ts';

/** Highest resolution of most label printers; it matters in a PDF only for what is drawn in dots. */
const previewDpi = 300;

interface AskedPreview {
  readonly organizationId: number;
  readonly labelId: number;
  readonly labelVersionId: number;
  /** Row of the test data; undefined: sample values. */
  readonly sample: number | undefined;
}

/**
 * Returns a version as it would be printed, as PDF.
 * @throws HttpError 404, 422 for a row that does not exist and for values the label does not accept
 */
export async function previewVersion(
  { store, renderer, clock }: Pick<RenderServices, 'store' | 'renderer' | 'clock'>,
  { organizationId, labelId, labelVersionId, sample }: AskedPreview,
): Promise<{ readonly pdfAsBase64String: string; readonly fileName: string }> {
  const { proof, fileName } = await store.asOrganization(organizationId, async (transaction) => {
    const [found] = await transaction
      .select({
        name: labels.name,
        version: labelVersions.version,
        template: labelVersions.template,
        testData: labelVersions.testData,
      })
      .from(labelVersions)
      .innerJoin(labels, eq(labels.id, labelVersions.labelId))
      .where(and(eq(labelVersions.id, labelVersionId), eq(labelVersions.labelId, labelId)));
    if (!found) throw notFound('labelVersion', labelVersionId);
    const { name, version, template, testData } = found;
    const row = sample === undefined ? undefined : testData[sample];
    if (sample !== undefined && !row) {
      refuse([{ path: 'sample', ...sentences.testData.noRow({ row: sample + 1 }) }]);
    }
    const entered = { ...sampleValues(template), ...row?.values };
    const values = withExamples(template, entered, { now: clock(), ...(await loadLabelDays(transaction)) });
    const images = await loadImages(transaction, template, values);
    return { proof: { template, values, images, dpi: previewDpi }, fileName: `${name} ${version}.pdf` };
  });
  try {
    const content = await renderer.render(
      proof,
      [{ values: proof.values, copies: 1 }],
      'pdf',
      organizationId,
    );
    return { pdfAsBase64String: Buffer.from(content).toString('base64'), fileName };
  } catch (error) {
    if (!(error instanceof LabelValueError)) throw error;
    const problems = error.problems.map(({ variable, code, args, message }) => ({
      ...(variable === undefined ? {} : { variable }),
      code,
      args,
      message,
    }));
    throw refusalOfMany(problems, 3);
  }
}
