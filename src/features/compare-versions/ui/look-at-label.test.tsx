import { act, render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { press } from '@/shared/testing';
import { LookAtLabel } from './look-at-label';
import type { VersionComparison } from './use-version-comparison';

const whole = [{ number: 1 }] as unknown as VersionComparison['regions'];

it('goes to the label once it is drawn, where it was pressed before, and again at the next press', async () => {
  const goTo = vi.fn<VersionComparison['goTo']>();
  const drawn = (regions: VersionComparison['regions']) => (
    <MantineProvider env="test">
      <LookAtLabel regions={regions} goTo={goTo} />
    </MantineProvider>
  );
  const { rerender } = render(drawn([]));
  await press('Look at the whole label');
  expect(goTo).not.toHaveBeenCalled();
  act(() => rerender(drawn(whole)));
  expect(goTo.mock.calls).toEqual([[1]]);
  await press('Look at the whole label');
  expect(goTo.mock.calls).toEqual([[1], [1]]);
});
