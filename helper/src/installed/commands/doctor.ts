import { parseOrigin } from '../../origins/origin.ts';
import { parseAllowedTarget } from '../../target/allowed-target.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import type { Command } from './command.ts';

const marks: Readonly<Record<Finding['is'], string>> = { good: 'ok ', doubtful: '?  ', bad: '!! ' };

/** Looks for what keeps labels from being printed. */
export const doctor: Command = {
  does: 'find out why nothing is printed, and what to do; the exit code is 1 if something is wrong',
  takes: '[https://labels.example] [PRINTER:PORT …]',
  run: async (words, { config, user, platform, say }) => {
    const origin = words.find((word) => word.includes('//'));
    const printers = words
      .filter((word) => word !== origin)
      .map(parseAllowedTarget)
      .flatMap(({ host, port }) => (port === '*' ? [] : [{ host, port }]));
    const findings = await examine({
      config,
      user,
      platform,
      printers,
      ...(origin !== undefined && { origin: parseOrigin(origin) }),
    });
    for (const { about, is, sentence } of findings) say(`${marks[is]} ${about.padEnd(9)} ${sentence}`);
    return findings.some(({ is }) => is === 'bad') ? 1 : 0;
  },
};
