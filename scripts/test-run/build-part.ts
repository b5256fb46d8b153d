import { buildAppIfStale } from '../app-build.ts';
import type { Part } from './part.ts';
import { projectRoot } from './run-program.ts';

/** Build of the app as it is served, which the browser runs use. */
export const buildPart: Part = {
  name: 'build',
  shareS: { main: 15, all: 15 },
  run: async () => {
    try {
      await buildAppIfStale(projectRoot);
      return { passed: 1, failed: 0, files: [] };
    } catch (error) {
      console.error(error);
      return { passed: 0, failed: 1, files: [] };
    }
  },
};
