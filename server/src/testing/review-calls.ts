import type { LabelTemplate } from 'label-core';
import { z } from 'zod';
import { historyEntrySchema, reviewVersionSchema } from '../design/review/version-schemas.ts';
import type { Answer, TestServer } from './test-server.ts';

export const reviewers = {
  designer: 'labels@demo.test',
  data: 'data@demo.test',
  design: 'design@demo.test',
  publisher: 'publish@demo.test',
} as const;

const prefix = '/api/QualityAssurance';

/** Returns a label with a single text, by which two of them differ. */
export const textLabel = (value: string): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name: 'Text',
  widthMm: 50,
  heightMm: 30,
  variables: [{ name: 'lot', type: 'default', defaultValue: 'L1', editable: true }],
  elements: [
    {
      id: 'text',
      type: 'text',
      xMm: 2,
      yMm: 2,
      widthMm: 46,
      heightMm: 8,
      value: `${value} {{lot}}`,
      sizePt: 9,
    },
  ],
});

/** Returns a form with a file and further fields. */
export function fileForm(
  content: string,
  fields: Readonly<Record<string, string>> = {},
  name = 'label.json',
): FormData {
  const form = new FormData();
  form.append('file', new File([content], name));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

/** Answer to an uploaded version. */
export const uploadedSchema = z.object({
  data: z.object({ labelVersionId: z.int(), version: z.int(), state: z.string(), versionHash: z.string() }),
});
export type Uploaded = z.infer<typeof uploadedSchema>['data'] & { readonly labelId: number };

/** Returns short forms of the calls of the review. */
export function reviewCalls(server: () => TestServer) {
  const call = (route: string, as: string, body?: unknown) => {
    const [method = 'GET', path = ''] = route.split(' ');
    return server().call(`${method} ${prefix}${path}`, { as, ...(body === undefined ? {} : { body }) });
  };
  const version = async (
    { labelId, labelVersionId }: Pick<Uploaded, 'labelId' | 'labelVersionId'>,
    as: string = reviewers.designer,
  ) =>
    z
      .object({ data: reviewVersionSchema })
      .parse((await call(`GET /label/${labelId}/version/${labelVersionId}`, as)).body).data;
  const upload = async (
    labelId: number,
    template: LabelTemplate,
    as: string = reviewers.designer,
  ): Promise<Uploaded> => {
    const answer = await call(`POST /labels/${labelId}/versions`, as, fileForm(JSON.stringify(template)));
    return { ...uploadedSchema.parse(answer.body).data, labelId };
  };
  const ready = ({ labelId, labelVersionId }: Uploaded, as: string = reviewers.designer) =>
    call(`POST /labels/${labelId}/SetReadyForApproval`, as, { labelVersionId });
  const decide = (
    { labelId, labelVersionId, versionHash }: Pick<Uploaded, 'labelId' | 'labelVersionId' | 'versionHash'>,
    as: string,
    decision: object = {},
  ) =>
    call(`POST /labels/${labelId}/version/${labelVersionId}/approvals`, as, {
      approved: true,
      comment: '',
      versionHash,
      ...decision,
    });
  const publish = (
    { labelVersionId }: Pick<Uploaded, 'labelVersionId'>,
    body: object = {},
    as: string = reviewers.publisher,
  ) => call(`POST /version/${labelVersionId}/publish`, as, body);
  const history = async (labelId: number) =>
    z
      .object({ data: z.array(historyEntrySchema) })
      .parse((await call(`GET /labels/${labelId}/history`, 'admin@demo.test')).body).data;

  return {
    call,
    version,
    upload,
    ready,
    decide,
    publish,
    history,
    /** Uploads a version and approves it until it waits for its publication. */
    uploadApproved: async (labelId: number, template: LabelTemplate): Promise<Uploaded> => {
      const uploaded = await upload(labelId, template);
      const answers: Answer[] = [
        await ready(uploaded),
        await decide(uploaded, reviewers.data),
        await decide(uploaded, reviewers.design),
      ];
      const failed = answers.find(({ status }) => status !== 200);
      if (failed) throw new Error(JSON.stringify(failed.body));
      return uploaded;
    },
    /** Creates a new label whose first version waits for the data approver. */
    newLabel: async (name: string): Promise<number> => {
      const body = { name, template: textLabel('first') };
      const answer = await server().call('POST /api/labels', { as: reviewers.designer, body });
      return z.object({ data: z.object({ labelId: z.int() }) }).parse(answer.body).data.labelId;
    },
  };
}
