import type { LabelTemplate } from 'label-core';
import type { ReviewState } from 'label-core/review';
import type { HistoryEntry } from '../history/history-chain.ts';
import { sha256Hex, versionHashOf } from '../history/version-hash.ts';

interface KeptVersion {
  readonly state: ReviewState;
  readonly template: LabelTemplate;
  readonly file: Uint8Array;
  readonly fileSha256: string;
  readonly versionHash: string;
}

type Told = Pick<HistoryEntry, 'to' | 'versionHash' | 'fileSha256'>;

/** Returns the faults of a stored version. @param last the last entry about it in its label's history */
export function versionFaults(version: KeptVersion, last: Told | undefined): readonly string[] {
  if (last === undefined) {
    return version.versionHash === ''
      ? ['it is older than the history; start the server once, which writes its first entry']
      : ['the history says nothing of it'];
  }
  return [
    ...(sha256Hex(version.file) === version.fileSha256 ? [] : ['its file was changed']),
    ...(versionHashOf(version.template) === version.versionHash ? [] : ['its template was changed']),
    ...(last.fileSha256 === version.fileSha256 ? [] : ['its file is not the one the history names']),
    ...(last.versionHash === version.versionHash ? [] : ['its template is not the one the history names']),
    ...(last.to === version.state
      ? []
      : [`it is in state ${version.state}, and the history says ${last.to ?? 'nothing'}`]),
  ];
}
