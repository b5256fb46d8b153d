import type { ImportField, ImportKind, ImportOptions, MappedColumn } from 'label-core/import';
import type { Id } from '@/shared/api';
import type { CheckResult, FileFormat, FileLook } from './import-work';

export const wizardSteps = ['file', 'format', 'map', 'check', 'import'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export type Sending =
  | { state: 'idle' }
  /** `share` of the file has left, from 0 to 1. */
  | { state: 'sending'; share: number }
  | { state: 'cancelled' }
  | { state: 'failed'; message: string }
  /** `importId`: undefined where the server has the file and does not say which import it is. */
  | { state: 'sent'; importId: Id | undefined };

/** What was chosen to be imported. */
export interface ImportSource {
  file: File;
  /** Rows of a table that were pasted, not a file. */
  isPasted: boolean;
}

/** All that was chosen and found out. A step back changes none of it. */
export interface WizardState {
  step: WizardStep;
  kind: ImportKind;
  source: ImportSource | undefined;
  /** The text in the field for pasting. */
  pasted: string;
  look: FileLook | undefined;
  mapping: readonly MappedColumn[];
  /** Fields whose columns were found by their headings, and by nobody else yet. */
  suggested: readonly ImportField[];
  onExisting: ImportOptions['onExisting'];
  skipFaulty: boolean;
  /** The group it goes into; "" is the person's own. */
  groupId: string;
  labelIds: readonly number[];
  /** The configuration that was chosen last; "" for none. */
  configurationId: string;
  /** How that configuration reads files. */
  wanted: Partial<FileFormat>;
  check: CheckResult | undefined;
  sending: Sending;
}

export const firstState: WizardState = {
  step: 'file',
  kind: 'articles',
  source: undefined,
  pasted: '',
  look: undefined,
  mapping: [],
  suggested: [],
  onExisting: 'update',
  skipFaulty: false,
  groupId: '',
  labelIds: [],
  configurationId: '',
  wanted: {},
  check: undefined,
  sending: { state: 'idle' },
};

/** The options as they are sent; undefined until a file was read. */
export function optionsOf(state: WizardState): ImportOptions | undefined {
  const { kind, look, mapping, onExisting, skipFaulty, labelIds } = state;
  if (!look) return undefined;
  const { delimiter, hasHeader } = look.format;
  return {
    kind,
    delimiter,
    hasHeader,
    mapping: [...mapping],
    onExisting,
    skipFaulty,
    labelIds: kind === 'articles' ? [...labelIds] : [],
  };
}
