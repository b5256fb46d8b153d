import { Alert, Button, Radio, Stack } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { formatJobNames, labelCountOf, type PrintedJobDetail } from '@/entities/print-job';
import { OutOfPrintsNotice, usePrintsLeft } from '@/entities/subscription';
import { PrintProgress, usePrintProgressCode } from '@/features/send-print-job';
import { BusyButton } from '@/shared/ui/busy-button';
import { sentToPrinter } from '@/shared/ui/print-foot';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { AgentNotice, printerQueries } from '@/entities/printer';
import { HelperNotice } from '@/entities/printer-helper';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';
import { isOneKind, numbersOf } from '../model/reprint-draft';
import { useReprint } from '../model/use-reprint';
import classes from './job-detail.module.css';
import { ReprintPrinter } from './reprint-printer';
import { ReprintReason } from './reprint-reason';

const { reprinting } = texts;

interface ReprintFormProps {
  job: PrintedJobDetail;
  /** `WHOLE_JOB`, or the id of one of its files. */
  what: string;
  onBack: () => void;
}

/** Form for a reprint: version, quantity, printer and reason; then the progress of the print, in place. */
export function ReprintForm({ job, what, onBack }: ReprintFormProps) {
  usePrintProgressCode();
  const form = useReprint(job, what);
  const { draft, entries, count } = form;
  const isOutOfPrints = usePrintsLeft()?.left === 0;
  const before = labelCountOf({ entries });
  const numbers = numbersOf(entries);
  const label = formatJobNames(entries, 'labelName');
  const versions = [...new Set(entries.map(({ version }) => version ?? '–'))].join(', ');
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isPrinting && !isOutOfPrints) form.submit();
      }}
    >
      <Button
        className={classes['back']}
        variant="subtle"
        color="gray"
        size="md"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {reprinting.back}
      </Button>
      <p>
        {form.isWholeJob
          ? reprinting.wholeJob({ count: before, label })
          : reprinting.oneEntry({ count: before, label })}
      </p>
      {isOutOfPrints ? <OutOfPrintsNotice /> : <ReprintNotice printerIds={form.printerIds} />}
      <Radio.Group
        label={reprinting.version}
        value={draft.version}
        onChange={(version) => form.change({ version: version === 'current' ? 'current' : 'same' })}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="same" label={reprinting.same} description={reprinting.sameHint({ versions })} />
          <Radio value="current" label={reprinting.current} description={reprinting.currentHint} />
        </Stack>
      </Radio.Group>
      {isOneKind(entries) ? (
        <QuantityInput
          label={reprinting.quantity}
          value={count}
          {...(numbers && { max: before })}
          onChange={(quantity) => form.change({ quantity: quantity === before ? undefined : quantity })}
        />
      ) : (
        <p className={classes['quiet']}>{reprinting.sameQuantity({ count: before })}</p>
      )}
      {numbers && <p className={classes['quiet']}>{reprinting.sameNumbers(numbers)}</p>}
      <ReprintPrinter
        before={formatJobNames(entries, 'printerName')}
        value={draft.printerId}
        onChange={(printerId) => form.change({ printerId })}
      />
      <ReprintReason draft={draft} fault={form.fault} onChange={form.change} />
      {form.message !== '' && (
        <Alert color="red" role="alert">
          {form.message}
        </Alert>
      )}
      <BusyButton type="submit" size="lg" isBusy={form.isPrinting} isBlocked={isOutOfPrints}>
        {reprinting.print({ count })}
      </BusyButton>
      <p role="status" className={classes['quiet']}>
        {form.printedCount > 0 && sentToPrinter(form.printedCount)}
      </p>
      {form.run && <PrintProgress job={form.run} onClose={form.reset} />}
    </form>
  );
}

/** Notices about problems of the agents of these printers, or of this computer's helper. */
function ReprintNotice({ printerIds }: { printerIds: readonly Id[] }) {
  const { data: printers = [] } = useQuery(printerQueries.list());
  const agents = printerIds.map((id) => printers.find(({ printerId }) => printerId === id)?.agent);
  const known = new Map(agents.map((agent) => [agent?.id, agent]));
  return [...known.values()].map((agent) =>
    agent ? <AgentNotice key={agent.id} agent={agent} /> : <HelperNotice key="helper" />,
  );
}
