import { afterEach, beforeEach } from 'vitest';
import { cleanup } from '@testing-library/react';
import { setRuntimeConfig } from '../config';
import { endSession } from '../auth';
import { testConfig } from './test-config';
import './browser-gaps';

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});
