import { useMutation } from '@tanstack/react-query';
import { ErrorPanel } from '@/shared/ui/error-panel';
import type { FileState } from '@/shared/ui/page-frame';
import type { ApiError } from '@/shared/api';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { extractLabelMutation } from '../api/extract-label-mutation';
import { texts } from '../i18n';

/** Reads one file at a time; when a file is refused, the previous one stays. */
export function useLabelFile(onRead: (label: ExtractedLabel, file: File) => void) {
  const { mutate, isPending, variables, error } = useMutation(extractLabelMutation());
  const fileState: FileState = { reading: isPending ? variables : undefined, isRefused: error !== null };
  return {
    read: (file: File) => {
      if (!isPending) mutate(file, { onSuccess: ({ label, content }) => onRead(label, content) });
    },
    reading: fileState.reading?.name,
    fileState,
    refusal: error && variables ? { error, fileName: variables.name } : undefined,
  };
}

/** Shows why a file cannot be used, in the server's words. */
export function FileRefusal({ error, fileName }: { error: ApiError; fileName: string }) {
  return <ErrorPanel error={error} title={texts.refused({ file: fileName })} />;
}
