/** The files `ippeveprinter` and its two companions are started with. */

/** A bus for this printer alone: open to everybody who can reach its socket. */
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

/** Announces on the loopback interface only. */
export const avahiConfig = `[server]
use-ipv4=yes
use-ipv6=no
allow-interfaces=lo
[publish]
[rlimits]
`;

/** A label printer: one size, PDF, no scaling. */
export const labelPrinterConfig = `ATTR keyword media-default custom_label_100x60mm
ATTR keyword media-ready custom_label_100x60mm
ATTR keyword media-supported custom_label_100x60mm
ATTR mimeMediaType document-format-default application/pdf
ATTR mimeMediaType document-format-supported application/pdf
ATTR keyword print-scaling-default none
ATTR keyword print-scaling-supported none,fit
ATTR collection media-size-supported {
  MEMBER integer x-dimension 10000
  MEMBER integer y-dimension 6000
}
ATTR keyword media-col-supported media-size
`;

/** What "printing" does: nothing, run out of labels, or fail, told by the name of the job. */
export const printCommand = `#!/bin/sh
echo "ATTR: job-impressions-completed=1" >&2
case "$IPP_JOB_NAME" in
  *empty*) echo "STATE: +media-empty-error" >&2; sleep 2; echo "STATE: -media-empty-error" >&2 ;;
  *abort*) exit 1 ;;
esac
exit 0
`;
