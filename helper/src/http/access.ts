import type { Caller } from './caller.ts';

/** Kinds of callers allowed on each route. A route that is not listed is refused. */
const access: Readonly<Record<string, readonly Caller['kind'][]>> = {
  'GET /health': ['app', 'local', 'visitor', 'stranger'],
  'GET /api/settings': ['app', 'local'],
  'GET /api/printQueues': ['app', 'local'],
  'POST /api/print': ['app', 'local'],
  'GET /api/jobs': ['app', 'local'],
  'POST /api/jobs': ['app', 'local'],
  'GET /': ['local', 'visitor'],
  'GET /pair': ['local', 'visitor'],
  'POST /pair': ['local'],
  'POST /pair/remove': ['local'],
};

/** Returns whether the caller may use a route. The paths of single jobs follow the rule of the job list. */
export function mayCall(caller: Caller, method: string, path: string): boolean {
  const family = path.startsWith('/api/jobs/') ? '/api/jobs' : path;
  return (access[`${method} ${family}`] ?? ['app', 'local']).includes(caller.kind);
}
