import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { foldersOf, mediaQueries } from '@/entities/media';
import { useLeaveWarning } from '@/shared/lib/leave-warning';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { isUnderWay } from '../model/upload-list';
import { useUploads } from '../model/use-uploads';
import { AddPictures } from './add-pictures';
import { PictureList } from './picture-list';

const PICTURE_PARAM = 'picture';

const UploadList = lazyPart(async () => ({ default: (await import('./upload-list')).UploadList }));
const PictureDialog = lazyPart(async () => ({ default: (await import('./picture-dialog')).PictureDialog }));

/** /media-library - the pictures for labels: add, view, rename, move and delete them. */
export function MediaLibraryPage() {
  const [params, setParams] = useSearchParams();
  const files = useQuery(mediaQueries.list());
  const { data: usage } = useQuery(mediaQueries.usage());
  const { uploads, add, cancel, clear } = useUploads(usage);
  const [opener, setOpener] = useState<HTMLElement>();
  useLeaveWarning(uploads.some(isUnderWay));
  const open = (mediaId: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (mediaId === '') after.delete(PICTURE_PARAM);
        else after.set(PICTURE_PARAM, mediaId);
        return after;
      },
      { replace: true },
    );
  const openId = params.get(PICTURE_PARAM) ?? '';
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <QueryView query={files}>
        {(rows) => (
          <>
            <AddPictures files={rows} usage={usage} onAdd={add}>
              {uploads.length > 0 && (
                <Suspense>
                  <UploadList uploads={uploads} onCancel={cancel} onClear={clear} />
                </Suspense>
              )}
            </AddPictures>
            <PictureList
              files={rows}
              onOpen={(mediaId, from) => {
                setOpener(from);
                open(mediaId);
              }}
            />
            {openId !== '' && (
              <Suspense>
                <PictureDialog
                  key={openId}
                  file={rows.find(({ id }) => String(id) === openId)}
                  folders={foldersOf(rows).filter((folder) => folder !== '')}
                  onClose={() => {
                    open('');
                    opener?.focus();
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
