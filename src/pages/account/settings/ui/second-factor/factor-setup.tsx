import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { secondFactorQueries, type BegunFactor } from '@/features/user-settings';
import { ConfirmCode } from './confirm-code';
import { ConfirmPassword } from './confirm-password';
import { RecoveryCodes } from './recovery-codes';

interface FactorSetupProps {
  /** Address of the person, for password managers. */
  email: string;
  /** The second factor is on, and the recovery codes are kept. */
  onDone: () => void;
  /** Undefined where it must be set up. */
  onCancel?: () => void;
}

/**
 * Setting up a second factor, step by step: the password, the code of the app, the recovery codes. Secret and codes are
 * kept by this component alone, and are gone with it.
 */
export function FactorSetup({ email, onDone, onCancel }: FactorSetupProps) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<BegunFactor>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  if (recoveryCodes) {
    const finish = () => {
      for (const queryKey of [secondFactorQueries.all(), userQueries.all()])
        void client.invalidateQueries({ queryKey });
      onDone();
    };
    return <RecoveryCodes codes={recoveryCodes} onKept={finish} />;
  }
  return begun ? (
    <ConfirmCode begun={begun} onConfirmed={setRecoveryCodes} onCancel={onCancel} />
  ) : (
    <ConfirmPassword email={email} onBegun={setBegun} onCancel={onCancel} />
  );
}
