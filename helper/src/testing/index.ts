export { startFakeIppPrinter, type FakeIppPrinter, type FakeIppPrinterSettings } from './fake-ipp-printer.ts';
export type { FakeJob } from './fake-job.ts';
export type { PrinterBehaviour } from './printer-behaviour.ts';
export { startRawSink, type RawConnection, type RawSink, type SinkBehaviour } from './raw-sink.ts';
export {
  startIppEvePrinter,
  type IppEvePrinter,
  type NoIppEvePrinter,
  type OnlyFormat,
} from './ippeveprinter.ts';
export type { LabelStock } from './ippeveprinter-files.ts';
