const decoded = new Map<string, Uint8Array>();
const rememberedImages = 50;

/** Returns the bytes of a base64 data URI; empty when it is damaged. The same URI returns the same bytes object. */
export function embeddedImage(dataUri: string): Uint8Array {
  const known = decoded.get(dataUri);
  if (known) return known;
  const bytes = decodeBase64(dataUri.slice(dataUri.indexOf(',') + 1));
  if (decoded.size >= rememberedImages) decoded.clear();
  decoded.set(dataUri, bytes);
  return bytes;
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
