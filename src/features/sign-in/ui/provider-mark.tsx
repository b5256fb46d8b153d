import type { ProviderVendor } from '../model/supported-provider';

const SIZE_PX = 18;

/** The vendor's logo, in its colours, on either background. */
export function ProviderMark({ vendor }: { vendor: ProviderVendor }) {
  return (
    <svg width={SIZE_PX} height={SIZE_PX} viewBox="0 0 20 20" aria-hidden>
      {vendor === 'microsoft' ? <FourSquares /> : <RoundG />}
    </svg>
  );
}

function FourSquares() {
  return (
    <>
      <rect x="1" y="1" width="8.5" height="8.5" fill="#f25022" />
      <rect x="10.5" y="1" width="8.5" height="8.5" fill="#7fba00" />
      <rect x="1" y="10.5" width="8.5" height="8.5" fill="#00a4ef" />
      <rect x="10.5" y="10.5" width="8.5" height="8.5" fill="#ffb900" />
    </>
  );
}

/** Logo of four arcs of one ring and the bar. */
function RoundG() {
  return (
    <g fill="none" strokeWidth="3.6">
      <path d="M15.2 4.8 A7.2 7.2 0 0 0 3.76 6.4" stroke="#ea4335" />
      <path d="M3.76 6.4 A7.2 7.2 0 0 0 3.76 13.6" stroke="#fbbc05" />
      <path d="M3.76 13.6 A7.2 7.2 0 0 0 14.6 15.5" stroke="#34a853" />
      <path d="M14.6 15.5 A7.2 7.2 0 0 0 17.2 10 H10" stroke="#4285f4" />
    </g>
  );
}
