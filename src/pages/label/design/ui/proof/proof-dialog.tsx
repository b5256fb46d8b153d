import { Alert, Modal, Stack, Text } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { LabelValues } from '@/entities/label';
import { AgentNotice, PrinterChoice } from '@/entities/printer';
import { HelperNotice } from '@/entities/printer-helper';
import { OutOfPrintsNotice, usePrintsLeft } from '@/entities/subscription';
import { useLabelPrinter } from '@/features/print-label';
import { PrintProgress, usePrintJob, usePrintProgressCode } from '@/features/send-print-job';
import { BusyButton } from '@/shared/ui/busy-button';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { texts } from '../i18n';

const words = texts.proof;

/** Max. copies of a proof, as on the server. */
const MAX_COPIES = 10;

/** What is printed as a proof. */
export interface ProofDesign {
  template: LabelTemplate;
  /** Values that are shown; those of other labels are ignored. */
  values: LabelValues;
  /** Resolution that is drawn on the screen. */
  dpi: number;
  /** Name of the label, as typed. */
  name: string;
}

interface ProofDialogProps extends ProofDesign {
  isOpen: boolean;
  onClose: () => void;
}

/** Prints the design as a proof. Keeps what was chosen while it is closed, and after a refusal. */
export function ProofDialog({ isOpen, onClose, ...design }: ProofDialogProps) {
  const form = useProof(design);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <ProofForm form={form} dpi={design.dpi} />
    </Modal>
  );
}

/** State of the dialog: what was chosen, and the print. */
function useProof({ template, values, name }: ProofDesign) {
  const { printers, printer, choosePrinter, awaitPrinter } = useLabelPrinter(undefined);
  const [quantity, setQuantity] = useState(1);
  /** Reason why there was no printer to print on. */
  const [fault, setFault] = useState('');
  const { print, isPrinting, isPrinted, outcome, job, reset } = usePrintJob();
  usePrintProgressCode();
  const send = async () => {
    const chosen = await awaitPrinter();
    if (typeof chosen === 'string') return setFault(chosen);
    setFault('');
    const request = {
      template: { ...template, name: name.trim() || template.name },
      values: valuesOf(template, values),
      printerId: chosen.printerId,
      quantity,
    };
    await print({ kind: 'proof', request });
  };
  const refusal = outcome && !outcome.isOk ? outcome : undefined;
  return {
    printers,
    printer,
    choosePrinter,
    quantity,
    setQuantity,
    isPrinting,
    /** Job of the last proof, until another one is begun. */
    job,
    /** Sentences about why not everything was printed. */
    reasons: refusal ? reasonsOf(refusal) : [fault].filter((reason) => reason !== ''),
    advice: refusal?.advice,
    sentCount: outcome?.isOk && isPrinted ? outcome.summary.printed : 0,
    /** After a print the button first leads back to the form, so that nothing is printed twice by accident. */
    press: () => (job && !isPrinting ? reset() : void send()),
  };
}

/** Returns the values of the variables of this design only. */
const valuesOf = ({ variables }: LabelTemplate, values: LabelValues): Record<string, string> =>
  Object.fromEntries(
    variables.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );

interface Refusal {
  message: string;
  problems: readonly { message: string }[];
}

/** Returns every sentence of a refusal once: the server's message names the first three problems only. */
const reasonsOf = ({ message, problems }: Refusal): readonly string[] =>
  problems.length === 0 ? [message] : [...new Set(problems.map((problem) => problem.message))];

interface ProofFormProps {
  form: ReturnType<typeof useProof>;
  dpi: number;
}

function ProofForm({ form, dpi }: ProofFormProps) {
  const { printers, printer, choosePrinter, quantity, setQuantity, isPrinting, job } = form;
  const printsLeft = usePrintsLeft();
  const isOutOfPrints = printsLeft?.left === 0;
  const isClosed = isOutOfPrints && !job;
  return (
    <Stack gap="md">
      <Text>{words.about}</Text>
      <HelperNotice />
      {isOutOfPrints && <OutOfPrintsNotice />}
      <PrinterChoice id="proof-printer" printers={printers} printer={printer} onChoose={choosePrinter} />
      {printer?.agent && <AgentNotice agent={printer.agent} />}
      {printer?.dpi !== undefined && printer.dpi !== dpi && (
        <Text c="dimmed">{words.otherDpi({ drawn: dpi, printed: printer.dpi })}</Text>
      )}
      <QuantityInput label={words.quantity} value={quantity} onChange={setQuantity} max={MAX_COPIES} />
      <Text c="dimmed">
        {words.counted} {printsLeft && !isOutOfPrints && words.left(printsLeft)}
      </Text>
      <ProofResult form={form} />
      {job && <PrintProgress job={job} />}
      <BusyButton
        size="md"
        isBusy={isPrinting}
        isBlocked={isClosed}
        // The second click of a double click is no wish of its own.
        onClick={(event) => !isPrinting && !isClosed && event.detail < 2 && form.press()}
      >
        {job && !isPrinting ? words.another : words.print({ count: quantity })}
      </BusyButton>
    </Stack>
  );
}

function ProofResult({
  form: { isPrinting, job, reasons, advice, sentCount },
}: Pick<ProofFormProps, 'form'>) {
  if (isPrinting) return null;
  if (sentCount > 0)
    return (
      <Alert color="green" icon={<CircleCheck aria-hidden />} role="status">
        {words.sent({ count: sentCount })}
      </Alert>
    );
  if (reasons.length === 0) return null;
  return (
    <Alert
      color="red"
      icon={<CircleAlert aria-hidden />}
      title={job ? words.notAllPrinted : words.notPrinted}
      role="alert"
    >
      {reasons.map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
      {advice !== undefined && <Text mt="xs">{advice}</Text>}
    </Alert>
  );
}
