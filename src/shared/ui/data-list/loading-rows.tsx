import { Skeleton } from '@mantine/core';
import { uiTexts } from '../i18n';

const texts = uiTexts.dataList;

export function LoadingRows() {
  return (
    <div role="status" aria-label={texts.loading}>
      {Array.from({ length: 12 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}
