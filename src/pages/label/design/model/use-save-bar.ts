import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LabelTemplate } from 'label-core';
import { setReadyMutation } from '@/features/review';
import { toApiError, type ApiError } from '@/shared/api';
import { SaveConflict } from '../api/save-conflict';
import { texts } from '../i18n';
import type { DesignBase } from './design-thing';
import { nameFault } from './name-fault';
import { isPublishedAtOnce, overWay, type DesignRights, type SaveWay } from './save-ways';
import { useSaveDesign } from './use-save-design';

/** What was done: a save in one of its ways, or that a draft was sent into review. */
export interface SaveResult {
  way: SaveWay['kind'] | 'ready';
  /** What the next save is based on; its template is the one that was saved. */
  base: DesignBase;
}

interface SaveBarOptions {
  base: DesignBase;
  template: LabelTemplate;
  name: string;
  rights: DesignRights;
  problemsCount: number;
  hasChanges: boolean;
  onSaved: (result: SaveResult) => void;
  /** Called when nothing was sent for the name that is entered. */
  onNameFault: () => void;
}

/** Somebody else saved meanwhile: in which way this person wanted to save. */
export interface Conflict {
  error: SaveConflict;
  way: SaveWay;
}

/** How the last press ended. */
interface Ending {
  /** Why nothing was sent. */
  fault?: 'name' | 'unchanged';
  refusal?: { title: string; error: ApiError };
  conflict?: Conflict;
  /** Way that is published at once although there are problems: asked first. */
  asked?: SaveWay;
  done?: { version: number | undefined; outcome: SaveOutcome };
}

/** What became of a saved version; undefined where the server does not say. */
export type SaveOutcome = 'draft' | 'published' | 'review' | undefined;

const outcomeOf = (way: SaveWay): SaveOutcome => ('outcome' in way ? way.outcome : 'draft');

/** State and actions of the bar that saves a design. One action runs at a time; nothing is lost when it fails. */
export function useSaveBar({
  base,
  template,
  name,
  rights,
  problemsCount,
  hasChanges,
  onSaved,
  onNameFault,
}: SaveBarOptions) {
  const saveDesign = useSaveDesign(rights);
  const { mutateAsync: setReady } = useMutation(setReadyMutation());
  const [ending, setEnding] = useState<Ending>({});
  const [busy, setBusy] = useState<SaveWay['kind'] | 'ready'>();

  const send = async (way: SaveWay, from: DesignBase) => {
    setBusy(way.kind);
    setEnding((last) => (last.conflict ? { conflict: last.conflict } : {}));
    try {
      const saved = await saveDesign(way, { base: from, template, name: name.trim() });
      setEnding({ done: { version: saved.version, outcome: outcomeOf(way) } });
      onSaved({ way: way.kind, base: saved });
    } catch (thrown) {
      const error = toApiError(thrown);
      setEnding(
        error instanceof SaveConflict
          ? { conflict: { error, way } }
          : { refusal: { title: texts.save.failed, error } },
      );
    }
    setBusy(undefined);
  };

  const save = (way: SaveWay) => {
    if (busy !== undefined) return;
    const fault = faultOf(way, name, hasChanges);
    if (fault === 'name') onNameFault();
    if (fault !== undefined) setEnding({ fault });
    else if (isPublishedAtOnce(way) && problemsCount > 0) setEnding({ asked: way });
    else void send(way, base);
  };

  const sendIntoReview = async () => {
    const { labelId, versionId: labelVersionId, versionHash } = base;
    if (busy !== undefined || labelId === undefined || labelVersionId === undefined) return;
    setBusy('ready');
    setEnding({});
    try {
      const answer = await setReady({
        labelId,
        labelVersionId,
        ...(versionHash !== undefined && { versionHash }),
      });
      setEnding({ done: { version: base.version, outcome: 'review' } });
      onSaved({ way: 'ready', base: { ...base, state: answer?.state ?? 'DataApprover' } });
    } catch (thrown) {
      setEnding({ refusal: { title: texts.save.notSent, error: toApiError(thrown) } });
    }
    setBusy(undefined);
  };

  return {
    busy,
    ...ending,
    /** Why nothing was sent, as a sentence, as long as it holds. */
    fault: ending.fault && faultWords(ending.fault, name),
    save,
    sendIntoReview,
    /** Saves although there are problems. */
    confirm: () => {
      if (ending.asked && busy === undefined) void send(ending.asked, base);
    },
    /** Saves over what somebody else saved: as the next version, so that the history keeps both. */
    saveOver: (theirs: DesignBase) => {
      if (!ending.conflict || busy !== undefined) return;
      const { way } = ending.conflict;
      void send(overWay(way, theirs), theirs);
    },
    close: () => setEnding({}),
  };
}

/** Returns why a save cannot be sent; undefined if it can. */
function faultOf(way: SaveWay, name: string, hasChanges: boolean): Ending['fault'] {
  if (way.kind !== 'add') return hasChanges ? undefined : 'unchanged';
  return nameFault(name) === undefined ? undefined : 'name';
}

const faultWords = (fault: NonNullable<Ending['fault']>, name: string): string | undefined =>
  fault === 'name' ? nameFault(name) : texts.save.unchanged;
