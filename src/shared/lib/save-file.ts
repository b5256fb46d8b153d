import { BLOB_ADDRESS_KEPT_MS } from '../config';

/** Hands a file to the browser, which keeps it under its name where downloads go. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; what is fetched by then is not taken away.
  setTimeout(() => URL.revokeObjectURL(address), BLOB_ADDRESS_KEPT_MS);
}
