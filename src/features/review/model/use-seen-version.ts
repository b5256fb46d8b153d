import { useState } from 'react';
import type { ReviewVersion } from '@/entities/review';

interface SeenVersion {
  /** Version that the person views and decides on. */
  seen: ReviewVersion;
  /** What has changed since: its file or its state; undefined if nothing. */
  news: 'file' | 'state' | undefined;
  /** Replaces the seen version by the latest one from the server. */
  takeLatest: (latest: ReviewVersion) => void;
}

/**
 * Keeps a version as it was when the screen opened: updates from the server are reported, and never replace it unseen
 * while a person is about to decide.
 */
export function useSeenVersion(latest: ReviewVersion): SeenVersion {
  const [seen, takeLatest] = useState(latest);
  const isOtherFile = latest.versionHash !== seen.versionHash;
  const news = isOtherFile ? 'file' : latest.state !== seen.state ? 'state' : undefined;
  return { seen, news, takeLatest };
}
