import { useMutation } from '@tanstack/react-query';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { extractLabelMutation } from '../api/extract-label-mutation';

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
