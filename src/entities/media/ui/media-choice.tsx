import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import type { MediaFile } from '../api/media-file-schema';
import { PICTURES_AT_ONCE } from '../config/limits';
import { texts } from '../i18n';
import { findPictures, foldersOf, isPrintable } from '../model/find-pictures';
import classes from './media-choice.module.css';
import { MediaGrid } from './media-grid';

interface MediaChoiceProps {
  files: readonly MediaFile[];
  value: string;
  onPick: (mediaId: string) => void;
  onClose: () => void;
}

/** Prefix of folders in a select, where "" means every folder. */
const IN = 'in:';

/** Search field, folder select, pictures, and one button that takes the selected picture. Enter takes it, too. */
export function MediaChoice({ files, value, onPick, onClose }: MediaChoiceProps) {
  const pictures = files.filter(isPrintable);
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState('');
  const [marked, setMarked] = useState(value);
  const [isMissing, setMissing] = useState(false);
  const [shownCount, setShownCount] = useState(PICTURES_AT_ONCE);
  const folders = foldersOf(pictures);
  const folder = place === '' ? undefined : place.slice(IN.length);
  const found = findPictures(pictures, { folder, search });
  const isMarkedShown = found.some(({ id }) => String(id) === marked);
  if (pictures.length === 0)
    return (
      <>
        <EmptyState>{texts.none}</EmptyState>
        {files.length > 0 && <p className={classes['quiet']}>{texts.notShown({ count: files.length })}</p>}
      </>
    );
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        // The surrounding field may be part of a form: React propagates the event through portals.
        event.stopPropagation();
        if (isMarkedShown) onPick(marked);
        else setMissing(true);
      }}
    >
      <div className={classes['filters']}>
        <TextInput
          type="search"
          label={texts.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
          size="md"
          data-autofocus
        />
        {folders.length > 1 && (
          <NativeSelect
            label={texts.folder}
            size="md"
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value)}
            data={[
              { value: '', label: texts.everywhere },
              ...folders.map((name) => ({ value: IN + name, label: name || texts.topLevel })),
            ]}
          />
        )}
      </div>
      <output className={classes['quiet']}>{texts.found({ count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState
          action={
            <Button
              variant="default"
              onClick={() => {
                setSearch('');
                setPlace('');
              }}
            >
              {texts.clearSearch}
            </Button>
          }
        >
          {texts.noneFound}
        </EmptyState>
      ) : (
        <MediaGrid
          files={found.slice(0, shownCount)}
          value={marked}
          onChange={(mediaId) => {
            setMarked(mediaId);
            setMissing(false);
          }}
        />
      )}
      {found.length > shownCount && (
        <Button variant="default" onClick={() => setShownCount(shownCount + PICTURES_AT_ONCE)}>
          {texts.more({ count: Math.min(PICTURES_AT_ONCE, found.length - shownCount) })}
        </Button>
      )}
      {files.length > pictures.length && (
        <p className={classes['quiet']}>{texts.notShown({ count: files.length - pictures.length })}</p>
      )}
      <div className={classes['foot']}>
        <p role="alert" className={classes['missing']}>
          {isMissing && texts.chooseFirst}
        </p>
        <Button variant="default" h={44} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" h={44}>
          {texts.use}
        </Button>
      </div>
    </form>
  );
}
