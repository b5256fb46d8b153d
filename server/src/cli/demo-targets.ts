import { defaultPrinterTargets, type DemoPrinterTargets } from '../demo/demo-printers.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Where the demo's network printers are, as the environment says. */
export function demoTargets({
  DEMO_IPP_TARGET: ipp,
  DEMO_RAW_TARGET: raw,
}: Pick<ServerEnvironmentVariables, 'DEMO_IPP_TARGET' | 'DEMO_RAW_TARGET'>): DemoPrinterTargets {
  const [, ippAddress, ippPort, path] = /^([^:/]+):(\d+)\/(.+)$/.exec(ipp ?? '') ?? [];
  const [, rawAddress, rawPort] = /^([^:/]+):(\d+)$/.exec(raw ?? '') ?? [];
  return {
    ipp:
      ippAddress && path ? { address: ippAddress, port: Number(ippPort), path } : defaultPrinterTargets.ipp,
    raw: rawAddress ? { address: rawAddress, port: Number(rawPort) } : defaultPrinterTargets.raw,
  };
}
