import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { WorkFault } from './file-look';

/** Returns the sentence about a failed task in the language of this page; "" without a failure. */
export function faultText(fault: WorkFault | undefined): string {
  if (fault === undefined) return '';
  if (fault === 'not-open') return texts.notOpen;
  return fault === 'stopped' ? texts.readerStopped : translated(fault);
}
