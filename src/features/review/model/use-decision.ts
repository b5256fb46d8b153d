import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reviewStep, type DecisionAnswer, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import type { ApiError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import type { DecisionQuestion } from '../ui/confirm-decision';
import { useSeenVersion } from './use-seen-version';
import { whatIsLeft } from './what-is-left';

interface Asked extends DecisionQuestion {
  /** Name of the action, once it is done. */
  done: string;
  send: (password: string | undefined) => Promise<DecisionAnswer | undefined>;
}

/** Requests a version again; resolves with undefined when that failed. */
type Refetch = () => Promise<{ data: ReviewVersion | undefined }>;

/**
 * Handles one decision at a time about the version a person has seen: it is confirmed, sent, and leads to the next
 * version that waits for this person, or to the list. Changes of the version meanwhile are reported and never replaced
 * silently.
 */
export function useDecision(latest: ReviewVersion, refetch: Refetch) {
  const { seen, news, takeLatest } = useSeenVersion(latest);
  const [asked, setAsked] = useState<Asked>();
  const [conflict, setConflict] = useState<ApiError>();
  const [isUnderWay, setUnderWay] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const roles = qualityRolesOf(useSessionUser());

  const send = async (password: string | undefined) => {
    if (!asked) return;
    setUnderWay(true);
    try {
      const answer = await asked.send(password);
      const { next, left } = answer?.left === undefined ? await whatIsLeft(client, seen, roles) : answer;
      const outcome = left === undefined ? asked.done : `${asked.done} ${texts.left({ count: left })}`;
      await navigate(next ? reviewStep(next).path : paths.qualityLabels, { state: { outcome } });
    } catch (error) {
      setUnderWay(false);
      throw error;
    }
  };
  const reload = async () => {
    setReloading(true);
    const { data } = await refetch();
    setReloading(false);
    if (!data) return;
    takeLatest(data);
    setConflict(undefined);
  };
  return {
    seen,
    /** While the person's own decision is sent, a changed state is not reported. */
    news: isUnderWay ? undefined : news,
    conflict,
    isReloading,
    reload,
    asked,
    ask: setAsked,
    answer: {
      send,
      onConflict: (error: ApiError) => {
        setAsked(undefined);
        setConflict(error);
      },
      onClose: () => setAsked(undefined),
    },
  };
}

export type Decision = ReturnType<typeof useDecision>;
