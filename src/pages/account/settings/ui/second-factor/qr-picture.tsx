import { qrCode } from 'label-core/qr';

/** Modules of white around a QR code, which a camera needs to find it. */
const QUIET_MODULES = 4;

/** QR code of a text, dark on white in both colour schemes. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { modules, path } = qrCode(text);
  const side = modules + 2 * QUIET_MODULES;
  return (
    <svg
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" fillRule="evenodd" />
    </svg>
  );
}
