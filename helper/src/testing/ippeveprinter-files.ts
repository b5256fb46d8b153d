/** Configuration files of `ippeveprinter` and its two companions. */

/** Configuration of a D-Bus for this printer alone: open to every process that can reach its socket. */
export const busConfig = (socketPath: string): string => `<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=${socketPath}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_type="method_call"/>
    <allow send_type="signal"/>
    <allow send_requested_reply="true"/>
    <allow receive_type="method_call"/>
    <allow receive_type="signal"/>
    <allow receive_requested_reply="true"/>
  </policy>
</busconfig>
`;

/** Configuration of Avahi that announces only on the loopback interface. */
export const avahiConfig = `[server]
use-ipv4=yes
use-ipv6=no
allow-interfaces=lo
[publish]
[rlimits]
`;

/**
 * Labels of the printer: only 100 x 60 mm, or any size from 10 x 10 to 220 x 300 mm. With `any-size-in-dots` it takes PWG
 * raster at 203 dpi instead of PDF.
 */
export type LabelStock = 'one-size' | 'any-size' | 'any-size-in-dots';

const stockConfig: Readonly<Record<Exclude<LabelStock, 'any-size-in-dots'>, string>> = {
  'one-size': `ATTR keyword media-supported custom_label_100x60mm
ATTR collection media-size-supported {
  MEMBER integer x-dimension 10000
  MEMBER integer y-dimension 6000
}`,
  'any-size': `ATTR keyword media-supported custom_label_100x60mm,custom_min_10x10mm,custom_max_220x300mm
ATTR collection media-size-supported {
  MEMBER integer x-dimension 10000
  MEMBER integer y-dimension 6000
},{
  MEMBER rangeOfInteger x-dimension 1000-22000
  MEMBER rangeOfInteger y-dimension 1000-30000
}`,
};

const pdfConfig = `ATTR mimeMediaType document-format-default application/pdf
ATTR mimeMediaType document-format-supported application/pdf`;

const rasterConfig = `ATTR mimeMediaType document-format-default image/pwg-raster
ATTR mimeMediaType document-format-supported image/pwg-raster
ATTR resolution printer-resolution-default 203dpi
ATTR resolution printer-resolution-supported 203dpi,300dpi
ATTR resolution pwg-raster-document-resolution-supported 203dpi,300dpi
ATTR keyword pwg-raster-document-sheet-back normal
ATTR keyword pwg-raster-document-type-supported black_1,sgray_8,srgb_8`;

/** Attributes of a label printer: its labels, PDF or PWG raster, unscaled by default. */
export const labelPrinterConfig = (
  stock: LabelStock,
): string => `ATTR keyword media-default custom_label_100x60mm
ATTR keyword media-ready custom_label_100x60mm
${stockConfig[stock === 'any-size-in-dots' ? 'any-size' : stock]}
${stock === 'any-size-in-dots' ? rasterConfig : pdfConfig}
ATTR keyword print-scaling-default none
ATTR keyword print-scaling-supported none,fit
ATTR keyword media-col-supported media-size
`;

/** Script that "prints": records the job attributes and then, depending on the job name, runs out of labels or fails. */
export const printCommand = `#!/bin/sh
env | grep '^IPP_' > "$(dirname "$1")/$IPP_JOB_ID.attributes"
echo "ATTR: job-impressions-completed=1" >&2
case "$IPP_JOB_NAME" in
  *empty*) echo "STATE: +media-empty-error" >&2; sleep 5; echo "STATE: -media-empty-error" >&2 ;;
  *abort*) exit 1 ;;
esac
exit 0
`;
