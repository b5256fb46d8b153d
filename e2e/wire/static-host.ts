import { createServer } from 'node:http';
import { builtFile } from '../stage/static-app.ts';

/** A plain file server: the built app and a config.json of its own, as any web host would serve them. */
export async function startStaticHost(
  port: number,
  config: Readonly<Record<string, string>>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      pathname === '/config.json'
        ? { body: Buffer.from(JSON.stringify(config)), contentType: 'application/json' }
        : builtFile(pathname);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.contentType ?? 'text/plain' });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
