import type { DemoPrinterTargets } from '../demo/demo-printers.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns the addresses of the demo's network printers from the environment; none if it does not set them. */
export function demoTargets({
  DEMO_IPP_TARGET: ipp,
  DEMO_RAW_TARGET: raw,
}: Pick<ServerEnvironmentVariables, 'DEMO_IPP_TARGET' | 'DEMO_RAW_TARGET'>): DemoPrinterTargets {
  const [, ippAddress, ippPort, path] = /^([^:/]+):(\d+)\/(.+)$/.exec(ipp ?? '') ?? [];
  const [, rawAddress, rawPort] = /^([^:/]+):(\d+)$/.exec(raw ?? '') ?? [];
  return {
    ...(ippAddress && path && { ipp: { address: ippAddress, port: Number(ippPort), path } }),
    ...(rawAddress && { raw: { address: rawAddress, port: Number(rawPort) } }),
  };
}
