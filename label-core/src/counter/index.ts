/** Numbers that a server allots, as they are written on labels. Without any code for drawing labels. */
export {
  counterAlphabets,
  counterLimits,
  counterResets,
  isSsccPrefix,
  largestNumber,
  ssccWidth,
  type CounterAlphabet,
  type CounterFormat,
  type CounterReset,
} from './counter.ts';
export { counterPeriod } from './counter-period.ts';
export { counterText } from './counter-text.ts';
