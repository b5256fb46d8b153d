import type { ReactNode } from 'react';
import { canAccess, ruleFromLists } from '../model/access';
import { useSessionUser } from '../model/use-session-user';

interface AccessGateProps {
  /** Comma list of tags, any of which grants access; `*` grants it to everybody signed in. */
  allowAny?: string;
  /** Comma list of tags, all of which are required. */
  requireAll?: string;
  /** Shows the content to those who fail the rule instead. */
  inverted?: boolean;
  children: ReactNode;
}

/** The visibility wrapper of specification 6: shows nothing while no user is loaded. */
export function AccessGate({
  allowAny = '*',
  requireAll = '*',
  inverted = false,
  children,
}: AccessGateProps) {
  const user = useSessionUser();
  if (!user) return null;
  return canAccess(user, ruleFromLists(allowAny, requireAll)) === inverted ? null : children;
}
