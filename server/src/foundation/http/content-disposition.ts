/** Characters that may stand in a quoted file name of a header; others become an underscore. */
const unsafe = /[^\w .()-]/g;

/** A Content-Disposition that names the file for old and for today's browsers (RFC 6266). */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename="${name.replaceAll(unsafe, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
