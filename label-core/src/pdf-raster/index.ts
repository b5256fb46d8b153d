export { openPdf, UnreadablePdfError, type Matrix, type OpenPdf, type PageDots } from './open-pdf.ts';
