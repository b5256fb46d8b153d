import { useMutation } from '@tanstack/react-query';
import { ErrorPanel } from '@/shared/ui/error-panel';
import type { ApiError } from '@/shared/api';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { extractLabelMutation } from '../api/extract-label-mutation';
import { texts } from '../i18n';

/** Reads one file at a time; a file that is refused leaves the one before as it is. */
export function useLabelFile(onRead: (label: ExtractedLabel, file: File) => void) {
  const { mutate, isPending, variables, error } = useMutation(extractLabelMutation());
  return {
    read: (file: File) => {
      if (!isPending) mutate(file, { onSuccess: ({ label, content }) => onRead(label, content) });
    },
    reading: isPending ? variables.name : undefined,
    refusal: error && variables ? { error, fileName: variables.name } : undefined,
  };
}

/** Why a file cannot be used, in the server's sentence. */
export function FileRefusal({ error, fileName }: { error: ApiError; fileName: string }) {
  return <ErrorPanel error={error} title={texts.refused({ file: fileName })} />;
}
