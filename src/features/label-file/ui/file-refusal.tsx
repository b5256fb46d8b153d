import { ErrorPanel } from '@/shared/ui/error-panel';
import type { ApiError } from '@/shared/api';
import { texts } from '../i18n';

/** Why a file cannot be used, in the server's sentence. */
export function FileRefusal({ error, fileName }: { error: ApiError; fileName: string }) {
  return <ErrorPanel error={error} title={texts.refused({ file: fileName })} />;
}
