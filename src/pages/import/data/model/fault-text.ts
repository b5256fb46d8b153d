import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { WorkFault } from './import-work';

/** Why nothing came of a work, in the language of this page; "" where something did. */
export function faultText(fault: WorkFault | undefined): string {
  if (fault === undefined) return '';
  if (fault === 'not-open') return texts.notOpen;
  return fault === 'stopped' ? texts.readerStopped : translated(fault);
}
