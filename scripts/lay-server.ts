/** `node scripts/lay-server.ts FOLDER`: lays the server out as it runs in an image. The app must be built. */
import { resolve } from 'node:path';
import { layServer } from './package-server/lay-server.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the server is laid out in.');
// The images of Node have it there.
await layServer(resolve(import.meta.dirname, '..'), resolve(folder), '/usr/local/LICENSE');
