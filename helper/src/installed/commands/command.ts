import type { HelperConfig } from '../../config.ts';
import type { Autostart, RunTool, StartCommand } from '../autostart/autostart.ts';

/** What a command works with. */
export interface CommandContext {
  readonly config: HelperConfig;
  /** Data folder: journal, settings, logs. */
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  /** Name of the account. */
  readonly user: string;
  readonly autostarts: readonly Autostart[];
  /** Starts this helper: for a start at sign-in. */
  readonly startCommand: StartCommand;
  readonly runTool: RunTool;
  /** Starts a program that goes on when this one has ended. */
  readonly startApart: (command: StartCommand) => void;
  readonly say: (line: string) => void;
}

/** One command of the program. Returns its exit code. */
export interface Command {
  /** What it does, in a line of the help. */
  readonly does: string;
  /** Its options, as in the help. */
  readonly takes?: string;
  readonly run: (words: readonly string[], context: CommandContext) => Promise<number>;
}
