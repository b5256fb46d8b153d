/** Signals for a person who does not look at the screen: success, or attention needed. */
export type SignalKind = 'good' | 'bad';

export interface SignalChannels {
  sound: boolean;
  vibration: boolean;
}

interface Tone {
  hertz: number;
  startS: number;
  lengthS: number;
}

const TONES: Readonly<Record<SignalKind, readonly Tone[]>> = {
  good: [{ hertz: 1_320, startS: 0, lengthS: 0.09 }],
  bad: [
    { hertz: 330, startS: 0, lengthS: 0.14 },
    { hertz: 330, startS: 0.2, lengthS: 0.14 },
  ],
};
const PULSES_MS: Readonly<Record<SignalKind, readonly number[]>> = { good: [60], bad: [120, 80, 120] };
const VOLUME = 0.2;

let audio: AudioContext | undefined;

/** Beeps and vibrates as the person has configured; a device that supports neither stays silent. */
export function giveSignal(kind: SignalKind, { sound, vibration }: SignalChannels): void {
  if (vibration && 'vibrate' in navigator) navigator.vibrate([...PULSES_MS[kind]]);
  if (!sound || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // The browser mutes a page without any user interaction; it stays silent.
  void audio.resume().catch(() => undefined);
  for (const tone of TONES[kind]) play(audio, tone);
}

function play(context: AudioContext, { hertz, startS, lengthS }: Tone): void {
  const startAt = context.currentTime + startS;
  const volume = context.createGain();
  volume.gain.setValueAtTime(VOLUME, startAt);
  // Fades the tone out, since an abrupt end clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, startAt + lengthS);
  volume.connect(context.destination);
  const oscillator = context.createOscillator();
  oscillator.frequency.value = hertz;
  oscillator.connect(volume);
  oscillator.start(startAt);
  oscillator.stop(startAt + lengthS);
}
