import { useQuery } from '@tanstack/react-query';
import { MediaPicture, mediaQueries } from '@/entities/media/@x/label';
import { texts } from '../i18n';

const PICTURE_PX = 56;

/** Shows a picture that cannot be changed, with its name. */
export function FixedPicture({ mediaId }: { mediaId: string }) {
  const { data: files } = useQuery(mediaQueries.list());
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' }}>
      <MediaPicture mediaId={mediaId} size={PICTURE_PX} />
      {files?.find(({ id }) => String(id) === mediaId)?.name ?? texts.value.picture({ mediaId })}
    </span>
  );
}
