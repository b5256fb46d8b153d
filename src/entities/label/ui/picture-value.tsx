import { useQuery } from '@tanstack/react-query';
import { MediaField, mediaQueries } from '@/entities/media/@x/label';
import { texts } from '../i18n';

interface PictureValueProps {
  id: string;
  label: string;
  /** Id of the chosen picture, "" for none. */
  value: string;
  /** Picture that is printed when none is chosen, "" for none. */
  ownPicture: string;
  required: boolean;
  error: string | undefined;
  onChange: (mediaId: string) => void;
}

/** Field for a picture; shows which one is printed while none is chosen. */
export function PictureValue({ ownPicture, ...field }: PictureValueProps) {
  const { data: files } = useQuery(mediaQueries.list());
  const own = files?.find(({ id }) => String(id) === ownPicture);
  const isOwnPrinted = field.value === '' && !field.required && own !== undefined;
  return <MediaField {...field} description={isOwnPrinted && texts.value.ownValue({ value: own.name })} />;
}
