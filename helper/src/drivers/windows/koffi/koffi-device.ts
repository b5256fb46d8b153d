import { SpoolerError } from '../spooler-error.ts';
import type { Device, DevicePage, DeviceSettings } from '../spooler.ts';
import { bitmapInfo, rowsFromBottom } from './device-bitmap.ts';
import { deviceModeBytes, withSettings } from './device-mode.ts';
import { docInfoBytes, type Pointer, type WindowsLibraries } from './libraries.ts';
import { withPrinter } from './printer-handle.ts';

/** Modes of DocumentProperties. */
const outBuffer = 2;
const inBuffer = 8;
/** Indices of GetDeviceCaps. */
const caps = {
  horzRes: 8,
  vertRes: 10,
  logPixelsX: 88,
  logPixelsY: 90,
  physicalWidth: 110,
  physicalHeight: 111,
  physicalOffsetX: 112,
  physicalOffsetY: 113,
} as const;
const colorOnColor = 3;
const rgbColors = 0;
const sourceCopy = 0x00_cc_00_20;

/** Opens a printer for drawing, with these settings over those of its driver. Throws `SpoolerError`. */
export async function openKoffiDevice(
  libraries: WindowsLibraries,
  queue: string,
  settings: DeviceSettings,
): Promise<Device> {
  const mode = await deviceMode(libraries, queue, settings);
  const context = libraries.CreateDC('WINSPOOL', queue, null, mode);
  if (!context) {
    throw new SpoolerError('CreateDC', libraries.GetLastError());
  }
  /** GDI answers with zero or less for an error. */
  const require = (call: string, answer: number) => {
    if (answer <= 0) {
      throw new SpoolerError(call, libraries.GetLastError());
    }
    return answer;
  };
  return {
    page: devicePage(libraries, context),
    start: async (documentName) => {
      const names = { lpszDocName: documentName, lpszOutput: null, lpszDatatype: null } as const;
      return require('StartDoc', libraries.StartDoc(context, { cbSize: docInfoBytes, ...names, fwType: 0 }));
    },
    draw: async (bitmap) => {
      const { left, top, width, height } = bitmap;
      require('StartPage', libraries.StartPage(context));
      if (width > 0 && height > 0) {
        libraries.SetStretchBltMode(context, colorOnColor);
        const to = [left, top, width, height] as const;
        const from = [0, 0, width, height] as const;
        const picture = [rowsFromBottom(bitmap), bitmapInfo(bitmap)] as const;
        require('StretchDIBits', libraries.StretchDIBits(
          context,
          ...to,
          ...from,
          ...picture,
          rgbColors,
          sourceCopy,
        ));
      }
      require('EndPage', libraries.EndPage(context));
      // The helper answers other requests between two pages.
      await new Promise((resolve) => setImmediate(resolve));
    },
    end: async () => {
      require('EndDoc', libraries.EndDoc(context));
    },
    abort: async () => {
      require('AbortDoc', libraries.AbortDoc(context));
    },
    close: async () => {
      libraries.DeleteDC(context);
    },
  };
}

/** Returns the settings of the driver with ours, as the driver itself merges them. */
function deviceMode(libraries: WindowsLibraries, queue: string, settings: DeviceSettings): Promise<Buffer> {
  return withPrinter(libraries, queue, (printer) => {
    const ask = (out: Buffer | null, from: Buffer | null, mode: number) => {
      const answer = libraries.DocumentProperties(null, printer, queue, out, from, mode);
      if (answer < 0) {
        throw new SpoolerError('DocumentProperties', libraries.GetLastError());
      }
      return answer;
    };
    const bytes = ask(null, null, 0);
    const usual = Buffer.alloc(bytes);
    ask(usual, null, outBuffer);
    const merged = Buffer.alloc(Math.max(bytes, deviceModeBytes(usual)));
    ask(merged, withSettings(usual, settings), inBuffer | outBuffer);
    return merged;
  });
}

function devicePage({ GetDeviceCaps }: WindowsLibraries, context: Pointer): DevicePage {
  const dots = (x: number, y: number) => ({ x: GetDeviceCaps(context, x), y: GetDeviceCaps(context, y) });
  return {
    dpi: dots(caps.logPixelsX, caps.logPixelsY),
    physical: dots(caps.physicalWidth, caps.physicalHeight),
    printable: dots(caps.horzRes, caps.vertRes),
    offset: dots(caps.physicalOffsetX, caps.physicalOffsetY),
  };
}
