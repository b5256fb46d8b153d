import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveSignal } from './give-signal';

const vibrate = vi.fn<(pattern: VibratePattern) => boolean>(() => true);
const started = vi.fn<(hertz: number) => void>();
const node = { connect: vi.fn<() => void>() };

class Sounds {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    ...node,
    gain: { setValueAtTime: vi.fn<() => void>(), exponentialRampToValueAtTime: vi.fn<() => void>() },
  });
  createOscillator = () => {
    const frequency = { value: 0 };
    return { ...node, frequency, start: () => started(frequency.value), stop: vi.fn<() => void>() };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a signal', () => {
  it.each([
    [{ sound: false, vibration: false }, 'good', 0, 0],
    [{ sound: true, vibration: false }, 'good', 1, 0],
    [{ sound: true, vibration: false }, 'bad', 2, 0],
    [{ sound: false, vibration: true }, 'bad', 0, 1],
    [{ sound: true, vibration: true }, 'good', 1, 1],
  ] as const)(
    'gives with %o a signal that is %s by %i sounds and %i shakes',
    (channels, kind, tones, shakes) => {
      vi.stubGlobal('AudioContext', Sounds);
      vi.stubGlobal('navigator', { vibrate });
      giveSignal(kind, channels);
      expect(started).toHaveBeenCalledTimes(tones);
      expect(vibrate).toHaveBeenCalledTimes(shakes);
    },
  );

  it('gives no signal where a device can do neither', () => {
    vi.stubGlobal('navigator', {});
    expect(() => giveSignal('bad', { sound: true, vibration: true })).not.toThrow();
  });
});
