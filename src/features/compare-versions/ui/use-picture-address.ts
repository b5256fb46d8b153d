import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows a picture in the image the answer is given to. By the address of a blob: the browser reads one written out in the
 * element itself while the page waits for it.
 */
export function usePictureAddress(picture: string | Blob): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const blob = typeof picture === 'string' ? new Blob([picture], { type: 'image/svg+xml' }) : picture;
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return image;
}
