import type { ComponentType } from 'react';
import type { ScannedForm } from '@/entities/label';

/** Hears scans for the screen it is drawn in and says what came of them; the page hands it in. */
export type ScannerSlot = ComponentType<ScannedForm>;
