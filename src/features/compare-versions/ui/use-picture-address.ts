import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the image element that shows a picture. Uses a blob URL: the browser decodes a data URL in the
 * element synchronously, which blocks the page.
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
