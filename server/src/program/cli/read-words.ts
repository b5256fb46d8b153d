import { parseArgs, type ParseArgsConfig } from 'node:util';

const BAD_USAGE = 2;

/** Returns the words of a command line. Words that it does not take end the program with its usage and exit code 2. */
export function readWords<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    return process.exit(BAD_USAGE);
  }
}
