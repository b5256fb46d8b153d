import { browserProof } from './browser-proof.ts';
import { chaosProof } from './chaos-proof.ts';
import { cupsProof } from './cups-proof.ts';
import { databaseProof } from './database-proof.ts';
import { debianProof } from './debian-proof.ts';
import { imageProof } from './image-proof.ts';
import { killProof } from './kill-proof.ts';
import { numberProof } from './number-proof.ts';
import { offlineProof } from './offline-proof.ts';
import type { Proof } from './proof.ts';
import { labelProof } from './label-proof.ts';
import { packageProof } from './package-proof.ts';
import { propertyProof } from './property-proof.ts';
import { rollingProof } from './rolling-proof.ts';
import { scannerProof } from './scanner-proof.ts';
import { takeOverProof } from './take-over-proof.ts';
import { transactionProof } from './transaction-proof.ts';
import { wineProof } from './wine-proof.ts';

/** The proofs that take long or need programs which are not on every machine. */
export const proofs: readonly Proof[] = [
  killProof,
  propertyProof,
  transactionProof,
  numberProof,
  databaseProof,
  rollingProof,
  chaosProof,
  takeOverProof,
  offlineProof,
  scannerProof,
  labelProof,
  cupsProof,
  packageProof,
  debianProof,
  imageProof,
  wineProof,
  browserProof,
];
