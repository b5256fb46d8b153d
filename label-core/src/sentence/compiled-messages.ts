import type { CompiledMessage } from 'icu-minify/format';

/** A catalogue as it is read: ICU strings where a program runs its sources, compiled ones where the build made them. */
export interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

export const isGroup = (message: CompiledMessage | CompiledMessages): message is CompiledMessages =>
  typeof message === 'object' && !Array.isArray(message);

/** Whether an ICU string has arguments. Compiled messages that have some are no strings any more. */
export const hasArguments = (message: string): boolean => message.includes('{');
