import type { Command } from './command.ts';

/** Program of each system that opens an address in the person's browser. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/** Opens the page of the helper. */
export const open: Command = {
  does: 'open the page of the helper in the browser',
  run: async (_words, { config, platform, runTool, say }) => {
    const address = `http://localhost:${config.port}`;
    const [tool, ...before] = openers[platform] ?? ['xdg-open'];
    say(address);
    await runTool(tool, [...before, address]);
    return 0;
  },
};
