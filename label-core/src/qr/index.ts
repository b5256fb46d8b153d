/** A QR code for a screen, apart from any label. */
export { qrCode, type QrCode } from './qr-code.ts';
