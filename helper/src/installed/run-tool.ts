import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunTool } from './autostart/autostart.ts';

const run = promisify(execFile);
const toolMs = 20_000;

/** Runs a program of the system and returns what it printed. */
export const runTool: RunTool = async (tool, words) =>
  (await run(tool, words, { timeout: toolMs, windowsHide: true })).stdout;
