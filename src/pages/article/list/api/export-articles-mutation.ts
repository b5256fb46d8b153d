import { mutationOptions } from '@tanstack/react-query';
import { callForFile, productApi, type Id } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';

const FALLBACK_NAME = 'articles.csv';

export interface ArticleExport {
  /** Group including its subgroups; undefined: all articles. */
  groupId: Id | undefined;
  delimiter: string;
}

/** Downloads articles as CSV under the server's file name. Resolves with that name, rejects with ApiError. */
export const exportArticlesMutation = () =>
  mutationOptions({
    mutationKey: ['export-articles'],
    mutationFn: async ({ groupId, delimiter }: ArticleExport) => {
      const searchParams = { ...(groupId !== undefined && { groupId }), delimiter };
      const options = { searchParams, timeout: LONG_CALL_TIMEOUT_MS };
      const { content, name } = await callForFile(productApi, 'api/articles/export', options);
      saveFile(content, name || FALLBACK_NAME);
      return name || FALLBACK_NAME;
    },
    meta: { errorShownBy: 'caller' },
  });
