import { eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { markedAsProof, proofWord } from 'label-core/design';
import { ownValue, type ResolvedValues } from '../../../design/labels/resolve-values.ts';
import { loadImages } from '../../../design/rendering/load-images.ts';
import { sentences as design } from '../../../design/sentences/index.ts';
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
  const { values, problems } = proofValues(template, shown);
  return {
    line: { quantity, articleId: null, orderId: null, orderLine: null },
    labelName: `${template.name} ${proofWord}`,
    labelVersionId: null,
    template: markedAsProof(template),
    values,
    problems,
    images: await loadImages(transaction, template, values),
    articleName: null,
    printer,
    paper: paperSettingsSchema.parse({}),
  };
}

/**
 * Returns the values of a proof. Those of fixed variables are taken too, unlike in a print: nobody gets the goods, and
 * the design is looked at with the values that an article will give it.
 */
function proofValues({ variables }: LabelTemplate, shown: Readonly<Record<string, string>>): ResolvedValues {
  const given = new Map(Object.entries(shown));
  const names = new Set(variables.map(({ name }) => name));
  return {
    values: Object.fromEntries(
      variables.map((variable) => [variable.name, given.get(variable.name) ?? ownValue(variable, undefined)]),
    ),
    problems: [...given.keys()]
      .filter((name) => !names.has(name))
      .map((name) => ({ variable: name, ...design.label.noVariable({ variable: name }) })),
  };
}
