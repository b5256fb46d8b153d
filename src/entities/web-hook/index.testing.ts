export { administrator, hookServer, savedHook, secret } from './testing/web-hook-server';
