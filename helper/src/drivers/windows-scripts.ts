/**
 * PowerShell programs. They read their input only from the environment, never from the command line, so that a queue name
 * cannot be run as code.
 */

/** Prints the queues as JSON. */
export const listPrintersScript = `
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
$default = (Get-CimInstance Win32_Printer -Filter 'Default = TRUE').Name
@(Get-Printer | ForEach-Object {
  [pscustomobject]@{ name = $_.Name; driver = $_.DriverName; status = [string]$_.PrinterStatus; isDefault = ($_.Name -eq $default) }
}) | ConvertTo-Json -Compress
`;

/** Sends HELPER_FILE to the spooler as RAW data for HELPER_QUEUE, through winspool. */
export const sendRawScript = `
$ErrorActionPreference = 'Stop'
Add-Type -TypeDefinition @'
using System;
using System.IO;
using System.Runtime.InteropServices;
public static class RawPrint {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  public struct DocInfo { public string Name; public string Output; public string Type; }
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  static extern bool OpenPrinter(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  static extern int StartDocPrinter(IntPtr printer, int level, ref DocInfo info);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool StartPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool WritePrinter(IntPtr printer, byte[] bytes, int count, out int written);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool EndPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool ClosePrinter(IntPtr printer);
  static void Require(bool ok) { if (!ok) throw new System.ComponentModel.Win32Exception(); }
  public static void Send(string queue, string name, string path) {
    byte[] bytes = File.ReadAllBytes(path);
    IntPtr printer; int written;
    Require(OpenPrinter(queue, out printer, IntPtr.Zero));
    try {
      DocInfo info = new DocInfo { Name = name, Output = null, Type = "RAW" };
      Require(StartDocPrinter(printer, 1, ref info) != 0);
      Require(StartPagePrinter(printer));
      Require(WritePrinter(printer, bytes, bytes.Length, out written) && written == bytes.Length);
      Require(EndPagePrinter(printer));
      Require(EndDocPrinter(printer));
    } finally { ClosePrinter(printer); }
  }
}
'@
[RawPrint]::Send($env:HELPER_QUEUE, $env:HELPER_JOB, $env:HELPER_FILE)
`;
