import type { Autostart, RunTool } from './autostart.ts';

const runKey = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Run`;
const valueName = 'Platen Helper';
/** Program without a window that runs the helper, and again after a crash. */
export const starterName = 'Platen Helper.exe';

/** Quotes an argument as the C runtime of Windows reads it; paths of Windows have no quotation marks. */
const quoted = (word: string) => `"${word}"`;

/** A value of the registry key `Run` of the person. */
export function runKeyValue(run: RunTool): Autostart {
  const isOn = () =>
    run('reg', ['query', runKey, '/v', valueName]).then(
      () => true,
      () => false,
    );
  return {
    name: 'the registry value that Windows runs at sign-in',
    place: String.raw`${runKey}\${valueName}`,
    isOffered: async () => true,
    isOn,
    turnOn: async (command) => {
      const text = command.map(quoted).join(' ');
      await run('reg', ['add', runKey, '/v', valueName, '/t', 'REG_SZ', '/d', text, '/f']);
      return false;
    },
    turnOff: async () => {
      if (await isOn()) await run('reg', ['delete', runKey, '/v', valueName, '/f']);
      // The starter would start the helper again; where it does not run there is nothing to end.
      await run('taskkill', ['/F', '/IM', starterName]).catch(() => undefined);
    },
  };
}
