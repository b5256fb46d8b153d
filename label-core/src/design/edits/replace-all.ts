import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { isTemplate } from '../usable-template.ts';
import { type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Replaces the whole label, such as by one from a file. */
export const replaceAll = (_before: LabelTemplate, { template }: EditOf<'replaceAll'>): Outcome =>
  isTemplate(template) ? template : refused(said.unusableTemplate);
