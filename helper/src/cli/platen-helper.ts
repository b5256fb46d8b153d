import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { autostartsOf } from '../installed/autostart/autostarts-of.ts';
import type { StartCommand } from '../installed/autostart/autostart.ts';
import type { Command, CommandContext } from '../installed/commands/command.ts';
import { starterName } from '../installed/autostart/run-key.ts';
import { doctor } from '../installed/commands/doctor.ts';
import { install } from '../installed/commands/install.ts';
import { open } from '../installed/commands/open.ts';
import { status } from '../installed/commands/status.ts';
import { uninstall } from '../installed/commands/uninstall.ts';
import { dataFolder } from '../installed/data-folder.ts';
import { runTool } from '../installed/run-tool.ts';
import { serve } from '../installed/serve.ts';
import { readSettings, withSettings } from '../installed/settings-file.ts';
import { helperVersion } from '../version.ts';
import { tellFault } from './run-program.ts';

/** Exit code for words that the program does not know. */
const misused = 2;

const commands: Readonly<Record<string, Command>> = { install, uninstall, status, doctor, open };

const help = () => [
  'platen-helper [COMMAND]',
  '',
  '  serve       run the printer helper until it is stopped; so it does without a command',
  ...Object.entries(commands).flatMap(([name, { does, takes }]) => [
    `  ${name.padEnd(11)} ${does}`,
    ...(takes === undefined ? [] : [`              ${takes}`]),
  ]),
  '  connect     print for a server as its agent, or serve it articles; set by CONNECT_ variables',
  '  version     tell the version',
];

/** The program as it is installed: starts itself again, or the starter without a window that lies beside it. */
function startCommand(): StartCommand {
  const program = fileURLToPath(import.meta.url);
  const starter = join(dirname(program), starterName);
  return existsSync(starter) ? [starter] : [process.execPath, program, 'serve'];
}

async function main([name = 'serve', ...words]: readonly string[]): Promise<number | undefined> {
  if (name === 'version' || name === '--version') {
    console.log(helperVersion);
    return 0;
  }
  if (name === 'connect') {
    await import('./connect.ts');
    return undefined;
  }
  const person = { platform: process.platform, env: process.env, home: homedir() };
  const folder = process.env['DATA_DIR'] || dataFolder(person);
  const command = commands[name];
  if (command === undefined && name !== 'serve') {
    console.log(help().join('\n'));
    return name === 'help' || name === '--help' ? 0 : misused;
  }
  const config = readConfig({ ...withSettings(process.env, readSettings(folder)), DATA_DIR: folder });
  if (command === undefined) {
    await serve(config);
    return undefined;
  }
  const context: CommandContext = {
    config,
    folder,
    platform: process.platform,
    user: config.user,
    autostarts: autostartsOf(person, runTool),
    startCommand: startCommand(),
    runTool,
    startApart: ([program, ...rest]) =>
      spawn(program, rest, { detached: true, stdio: 'ignore', windowsHide: true }).unref(),
    say: console.log,
  };
  return command.run(words, context);
}

try {
  const code = await main(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  process.exitCode = tellFault(error);
}
