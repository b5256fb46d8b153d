import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mayUpload } from '@/entities/review';
import { useSessionUser } from '@/entities/session';
import { lazyPart } from '@/shared/ui/lazy-part';
import { designRights } from '../../model/save-ways';
import { texts } from '../i18n';
import type { ProofDesign } from './proof-dialog';

/** Loaded when it is first opened. */
const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog')).ProofDialog }));

/** Opens the dialog that prints the design; nothing for people who may only look at it. */
export function ProofButton(design: ProofDesign) {
  const { managesLabels, roles } = designRights(useSessionUser());
  /** Undefined before it is first opened; then it stays, so that it keeps what was chosen. */
  const [isOpen, setOpen] = useState<boolean>();
  if (!managesLabels && !mayUpload(roles)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Printer size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.proof.open}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ProofDialog {...design} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
