import { BLOB_ADDRESS_KEPT_MS } from '../config';

/** Downloads a file through the browser under the given name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has started the download; by the time of the release the content has been read.
  setTimeout(() => URL.revokeObjectURL(address), BLOB_ADDRESS_KEPT_MS);
}
