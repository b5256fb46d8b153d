import { useState } from 'react';
import type { ReviewVersion } from '@/entities/review';

interface SeenVersion {
  /** What the person looks at and decides on. */
  seen: ReviewVersion;
  /** What is different by now: its file, or its state; undefined while nothing is. */
  news: 'file' | 'state' | undefined;
  /** From now on the person looks at what the server said last. */
  takeLatest: (latest: ReviewVersion) => void;
}

/**
 * Keeps a version as it was when the screen opened: what comes from the server meanwhile is told, and never put in its
 * place unseen under somebody who is about to decide.
 */
export function useSeenVersion(latest: ReviewVersion): SeenVersion {
  const [seen, takeLatest] = useState(latest);
  const isOtherFile = latest.versionHash !== seen.versionHash;
  const news = isOtherFile ? 'file' : latest.state !== seen.state ? 'state' : undefined;
  return { seen, news, takeLatest };
}
