import { useRef, useState } from 'react';
import { replacePath, versionNumber } from '@/entities/review';
import { fileInRealSize, useLabelFile } from '@/features/label-file';
import { ApiError, toApiError } from '@/shared/api';
import { useUserId } from '@/shared/auth';
import { draftKey, keepDraft, useDraftForm } from '@/shared/lib/form';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { useSaveVersion } from './save-version';
import type { SavedVersion } from './saved-version';
import type { VersionSubject } from './version-subject';
import {
  newValues,
  serverVersionErrors,
  valuesOf,
  versionDraftSchema,
  versionErrors,
  type VersionValues,
} from './version-values';

const FORM = 'label-version';

/**
 * Returns the form state of a version: file, comment, test data, and next step. The file is sent first; if the rest is
 * refused after that, the input is kept for the version that then exists.
 */
export function useVersionForm(subject: VersionSubject) {
  const { labelId, version, before, number } = subject;
  const owner = useUserId();
  const [file, setFile] = useState<File>();
  const landing = useRef<{ path: string; state: unknown }>(undefined);
  const save = useSaveVersion(subject);
  const form = useDraftForm<VersionValues>({
    form: FORM,
    recordId: version ? String(version.labelVersionId) : `new of ${labelId}`,
    saved: version ? valuesOf(version) : newValues(before),
    schema: versionDraftSchema,
    showsErrorsAtOnce: false,
    errorsOf: (values) => versionErrors(values, values.read?.template ?? version?.template),
    serverErrorsOf: serverVersionErrors,
  });
  const { values, change } = form;
  const { read, reading, fileState, refusal } = useLabelFile((extracted, chosen) => {
    setFile(chosen);
    change({ read: { ...extracted, fileName: chosen.name } });
  });
  const isStale = version !== undefined && form.isChanged && values.seenHash !== version.versionHash;

  const fileError = (): string | undefined => {
    if (file) return undefined;
    if (values.read) return texts.errors.lostFile({ name: values.read.fileName });
    return version ? undefined : texts.errors.noFile;
  };
  const nothingError =
    version && !file && !form.isChanged && values.next === 'draft' ? texts.errors.nothing : undefined;

  /** Continues after a partial save: the new version exists, but the data about it was refused, so the form moves to that version. */
  const goOn = (saved: SavedVersion, entered: VersionValues, fault: ApiError) => {
    const kept: VersionValues = { ...entered, comment: '', read: undefined, seenHash: saved.versionHash };
    keepDraft(draftKey(owner, FORM, String(saved.labelVersionId)), { values: kept, revision: undefined });
    landing.current = {
      path: replacePath({ labelId, labelVersionId: saved.labelVersionId }),
      state: { fault: texts.partly({ version: versionNumber(number), why: fault.message }) },
    };
  };

  const send = async (entered: VersionValues): Promise<void> => {
    landing.current = undefined;
    const sent = file && (await save.sendFile(inRealSize(file, entered), entered));
    const saved = sent ?? version;
    if (!saved && save.hasRest(entered))
      landing.current = { path: paths.qualityLabels, state: { outcome: texts.unnamed } };
    if (!saved || saved.state === 'Published') return;
    try {
      await save.sendRest(saved, entered, sent !== undefined);
    } catch (error) {
      const fault = toApiError(error);
      if (!sent) throw fault;
      if (!version) return goOn(sent, entered, fault);
      setFile(undefined);
      change({ comment: '', read: undefined, seenHash: sent.versionHash });
      const { kind, status, requestId, problems } = fault;
      const message = texts.partlyReplaced({ why: fault.message });
      throw new ApiError(message, { kind, status, requestId, problems, cause: fault });
    }
  };
  return {
    ...form,
    file,
    fileError: fileError(),
    reason: fileError() ?? (form.reason || nothingError) ?? '',
    isChanged: form.isChanged || file !== undefined,
    /** Somebody else has replaced the file since the input began. */
    isStale,
    /** Keeps the input and bases it on the current file. */
    takeNewer: () => version && change({ seenHash: version.versionHash }),
    /** Reads the file of the version. */
    readFile: read,
    reading,
    fileState,
    refusal,
    leaveFile: () => {
      setFile(undefined);
      change({ read: undefined });
    },
    save: () => form.submit(send),
    /** Returns the target after a save; undefined for the way back. */
    landing: () => landing.current,
  };
}

/** Returns the file to send, in the size that was chosen where the file itself has none. */
const inRealSize = (file: File, { read }: VersionValues): File => (read ? fileInRealSize(file, read) : file);

export type VersionForm = ReturnType<typeof useVersionForm>;
