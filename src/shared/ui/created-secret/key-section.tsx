import type { ReactNode } from 'react';
import { type Fact, Facts } from '../facts';
import classes from './created-secret.module.css';
import { RenewSecret } from './renew-secret';
import type { SecretKind } from './secret-kind';

interface KeySectionProps {
  title: string;
  /** Known facts about the secret in use. */
  facts: readonly Fact[];
  /** Text above the button. */
  children?: ReactNode;
  /** Name of the record that the secret belongs to. */
  name: string;
  kind?: SecretKind;
  /** The old secret always ends at once: no overlap can be chosen. */
  endsAtOnce?: boolean;
  /** Returns a sentence about the old secret, which stays valid for so many hours; with 0 it ends at once. */
  explain: (overlapHours: number) => string;
  /** The form has unsaved changes: a new secret would count as somebody else's change of the record. */
  isBlocked: boolean;
  /** Mutation that creates a new secret. */
  renewal: { isPending: boolean; error: Error | null; reset: () => void };
  onRenew: (overlapHours: number) => void;
}

/** Form section for an existing secret: known facts, and the button for a new one. */
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
