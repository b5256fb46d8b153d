import { afterEach, beforeEach } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { setRuntimeConfig } from '../config';
import { endSession } from '../auth';
import { testConfig } from './test-config';
import './browser-gaps';

/** A machine that does other things too must not fail a test: waiting ends with what is waited for. */
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});
