/** Characters that are unsafe in a quoted file name of a header; they become an underscore. */
const unsafe = /[^\w .()-]/g;

/** Returns a Content-Disposition that names the file for old and current browsers (RFC 6266). */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename="${name.replaceAll(unsafe, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
