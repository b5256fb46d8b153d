import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mediaQueries } from '../api/media-queries';
import classes from './media-picture.module.css';

interface MediaPictureProps {
  mediaId: string;
  /** Side of the square, in px. */
  size: number;
}

/** Shows a picture of the library on white, as on paper; its name is shown beside it. */
export function MediaPicture({ mediaId, size }: MediaPictureProps) {
  const { data, isError } = useQuery(mediaQueries.picture(mediaId));
  const [broken, setBroken] = useState<Uint8Array>();
  const isShown = data !== undefined && broken !== data;
  return (
    <span className={classes['frame']} style={{ width: size, height: size }}>
      {isShown && <LoadedPicture key={mediaId} bytes={data} onBroken={() => setBroken(data)} />}
      {(isError || broken !== undefined) && !isShown && <ImageOff size={20} aria-hidden />}
    </span>
  );
}

/** Shows bytes that were fetched with the person's token and have no URL: creates an object URL and revokes it. */
function LoadedPicture({ bytes, onBroken }: { bytes: Uint8Array; onBroken: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)]));
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  return <img ref={image} alt="" className={classes['picture']} onError={onBroken} />;
}
