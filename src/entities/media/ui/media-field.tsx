import { Button, Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { isNotOffered } from '@/shared/api';
import { lazyPart } from '@/shared/ui/lazy-part';
import { mediaQueries } from '../api/media-queries';
import { texts } from '../i18n';
import classes from './media-field.module.css';
import { MediaPicture } from './media-picture';

const PICTURE_PX = 56;

/** Its code is requested with the field, which does not wait for it: a dialog needs more than all the rest. */
const MediaPicker = lazyPart(async () => ({ default: (await import('./media-picker')).MediaPicker }));

interface MediaFieldProps {
  id: string;
  label: string;
  /** Id of the chosen picture, "" for none. */
  value: string;
  onChange: (mediaId: string) => void;
  required?: boolean;
  description?: ReactNode;
  error?: ReactNode;
}

/** Field with a picture of the media library as its value: shows the chosen one, with buttons to change or clear it. */
export function MediaField({ id, label, value, onChange, required, description, error }: MediaFieldProps) {
  const files = useQuery(mediaQueries.list());
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = files.data?.find((file) => String(file.id) === value);
  const isClosed = isNotOffered(files.error);
  const isGone = value !== '' && files.isSuccess && !chosen;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={required === true}
      description={isClosed ? texts.notOffered : description}
      error={isGone ? texts.gone({ mediaId: value }) : error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes['row']}>
        {value !== '' && <MediaPicture mediaId={value} size={PICTURE_PX} />}
        <span className={classes['name']}>{chosen?.name ?? (value === '' ? texts.noneChosen : '')}</span>
        <Button
          ref={opener}
          id={id}
          variant="default"
          h={44}
          disabled={isClosed}
          aria-label={(value === '' ? texts.chooseFor : texts.changeFor)({ field: label })}
          onClick={() => setOpen(true)}
        >
          {value === '' ? texts.choose : texts.change}
        </Button>
        {value !== '' && (
          <Button
            variant="subtle"
            h={44}
            aria-label={texts.clearFor({ field: label })}
            onClick={() => {
              onChange('');
              opener.current?.focus();
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <Suspense>
        <MediaPicker
          isOpen={isOpen}
          title={texts.chooseFor({ field: label })}
          value={value}
          onClose={close}
          onPick={(mediaId) => {
            onChange(mediaId);
            close();
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
