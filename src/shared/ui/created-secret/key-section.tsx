import type { ReactNode } from 'react';
import { type Fact, Facts } from '../facts';
import classes from './created-secret.module.css';
import { RenewSecret } from './renew-secret';
import type { SecretKind } from './secret-kind';

interface KeySectionProps {
  title: string;
  /** What is known of the secret that is in use. */
  facts: readonly Fact[];
  /** What is said above the button. */
  children?: ReactNode;
  /** What people call the record the secret belongs to. */
  name: string;
  kind?: SecretKind;
  /** The old secret always ends at once: there is no time to choose. */
  endsAtOnce?: boolean;
  /** Returns what becomes of the old secret, which works for so many hours more; 0: it ends at once. */
  explain: (overlapHours: number) => string;
  /** Something was entered that is not saved: a new secret would be a change of somebody else to it. */
  isBlocked: boolean;
  /** The mutation that makes a new secret. */
  renewal: { isPending: boolean; error: Error | null; reset: () => void };
  onRenew: (overlapHours: number) => void;
}

/** The section of a form about a secret that was made before: what is known of it, and the button for a new one. */
export function KeySection({ title, facts, children, renewal, ...renew }: KeySectionProps) {
  return (
    <section className={classes['section']}>
      <h2>{title}</h2>
      <Facts facts={facts} />
      {children}
      <RenewSecret
        {...renew}
        isBusy={renewal.isPending}
        fault={renewal.error?.message}
        onFaultRead={renewal.reset}
      />
    </section>
  );
}
