import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { findPictures, foldersOf, MediaPicture, type MediaFile } from '@/entities/media';
import { formatBytes } from '@/shared/i18n';
import { useListState } from '@/shared/lib/list-state';
import { useIsNarrow } from '@/shared/ui/narrow';
import { ListToolbar } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PICTURES_AT_ONCE, THUMBNAIL_PX } from '../config/limits';
import { texts } from '../i18n';
import classes from './media-library.module.css';

interface PictureListProps {
  files: readonly MediaFile[];
  onOpen: (mediaId: string, from: HTMLElement) => void;
}

const FOLDER_PARAM = 'folder';
/** Prefix of a folder in the address, where "" means every folder. */
const IN = 'in:';

/** List of the pictures with a folder filter and a search, which are kept in the address. */
export function PictureList({ files, onOpen }: PictureListProps) {
  const state = useListState({ sortKeys: [] });
  const isNarrow = useIsNarrow();
  const [shownCount, setShownCount] = useState(PICTURES_AT_ONCE);
  const folders = foldersOf(files);
  const place = state.filter(FOLDER_PARAM);
  const folder = folders.find((name) => IN + name === place);
  const found = findPictures(files, { folder, search: state.search });
  const isNarrowed = folder !== undefined || state.search !== '';
  const total =
    found.length === files.length
      ? texts.count({ count: files.length })
      : texts.countOf({ shown: found.length, count: files.length });
  if (files.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <>
      <ListToolbar
        state={state}
        searchLabel={texts.search}
        filters={[
          {
            key: FOLDER_PARAM,
            label: texts.folder,
            options: folders.map((name) => ({ value: IN + name, text: name || texts.topLevel })),
          },
        ]}
        columns={[]}
        isNarrow={isNarrow}
      />
      {found.length === 0 ? (
        <EmptyState
          action={
            <Button variant="default" onClick={() => state.clear([FOLDER_PARAM])}>
              {texts.clearFilters}
            </Button>
          }
        >
          {state.search === '' ? texts.noneForFilters : texts.noneFor({ search: state.search })}
        </EmptyState>
      ) : (
        <ul className={classes['grid']} aria-label={texts.pictures}>
          {found.slice(0, shownCount).map((file) => (
            <PictureCard key={file.id} file={file} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {found.length > shownCount && (
        <Button variant="default" onClick={() => setShownCount(shownCount + PICTURES_AT_ONCE)}>
          {texts.more({ count: Math.min(PICTURES_AT_ONCE, found.length - shownCount) })}
        </Button>
      )}
      <p className={classes['total']}>{total}</p>
      <VisuallyHidden role="status">{isNarrowed ? total : ''}</VisuallyHidden>
    </>
  );
}

function PictureCard({ file, onOpen }: { file: MediaFile; onOpen: PictureListProps['onOpen'] }) {
  const { id, name, folder } = file;
  return (
    <li className={classes['picture']}>
      <MediaPicture mediaId={String(id)} size={THUMBNAIL_PX} />
      <button
        type="button"
        className={classes['name']}
        aria-label={texts.look({ name })}
        title={name}
        dir="auto"
        onClick={(event) => onOpen(String(id), event.currentTarget)}
      >
        {name}
      </button>
      <span className={classes['facts']}>{folder || texts.topLevel}</span>
      <span className={classes['facts']}>{factsOf(file)}</span>
    </li>
  );
}

function factsOf({ widthPx, heightPx, sizeBytes }: MediaFile): string {
  return [
    widthPx !== undefined && heightPx !== undefined && texts.size({ width: widthPx, height: heightPx }),
    sizeBytes !== undefined && formatBytes(sizeBytes),
  ]
    .filter(Boolean)
    .join(' · ');
}
