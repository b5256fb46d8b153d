import { eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { markedAsProof, proofWord } from 'label-core/design';
import { entered, resolveValues } from '../../../design/labels/resolve-values.ts';
import { loadImages } from '../../../design/rendering/load-images.ts';
import { refusalOf } from '../../../foundation/http/refuse.ts';
import { sentences as common } from '../../../foundation/sentences/index.ts';
import { printers } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { paperSettingsSchema } from '../../../foundation/values/preferences.ts';
import type { PreparedLine } from '../prepare-lines.ts';
import type { ProofRequest } from './proof-request.ts';

type AskedProof = Pick<ProofRequest, 'printerId' | 'quantity' | 'values'> & {
  readonly template: LabelTemplate;
};

/**
 * Returns the line of a proof: the design with PROOF over it, of no version of any label.
 * @throws HttpError 422 for a printer that does not exist
 */
export async function prepareProof(
  transaction: Transaction,
  { template, printerId, quantity, values: shown }: AskedProof,
): Promise<PreparedLine> {
  const [printer] = await transaction.select().from(printers).where(eq(printers.id, printerId));
  if (!printer) throw refusalOf([{ path: 'printerId', ...common.missing.printer({ id: printerId }) }]);
  // Those of fixed variables are taken too, unlike in a print: nobody gets the goods, and the design is looked at with the
  // values that an article will give it.
  const variables = template.variables.map((variable) => ({ ...entered(variable), editable: true }));
  const { values, problems } = resolveValues({ variables, changes: shown });
  return {
    line: { quantity, articleId: null, orderId: null, orderLine: null },
    labelName: `${template.name} ${proofWord}`,
    version: null,
    template: markedAsProof(template),
    variables: template.variables,
    values,
    article: undefined,
    problems,
    images: await loadImages(transaction, template, values),
    articleName: null,
    hasLineCheck: false,
    printer,
    paper: paperSettingsSchema.parse({}),
  };
}
