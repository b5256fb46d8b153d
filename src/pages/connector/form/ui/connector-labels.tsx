import type { Connector } from '@/entities/connector';
import { LabelChoice } from '@/entities/label';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

interface ConnectorLabelsProps {
  saved: Connector['labels'];
  value: readonly Id[];
  error: string | undefined;
  onChange: (labelIds: Id[]) => void;
}

/** Choice of the labels that the connector's articles are printed with. */
export function ConnectorLabels(props: ConnectorLabelsProps) {
  return <LabelChoice label={<h2>{texts.labels}</h2>} description={texts.labelsHint} {...props} />;
}
