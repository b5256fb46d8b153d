import type { PinnedPackage } from './pinned-package.ts';

/** Native part of koffi for Windows: it is no package of this system, so it comes from the registry. */
export const koffiForWindows: PinnedPackage = {
  name: '@koromix/koffi-win32-x64',
  version: '3.3.4',
  integrity:
    'sha512-/SpehfYrO9DtkoB0ZOgGyco4GH4zwhEyFqgCm0x8lbzXnrKiwnHXWmPpfuXhFYohFvoSO5jlLQz/hc1fJ5G0AQ==',
};
