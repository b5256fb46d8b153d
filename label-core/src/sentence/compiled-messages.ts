import type { CompiledMessage } from 'icu-minify/format';

/** A loaded catalogue: ICU strings when a program runs from source, compiled messages in a build. */
export interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

export const isGroup = (message: CompiledMessage | CompiledMessages): message is CompiledMessages =>
  typeof message === 'object' && !Array.isArray(message);

/** Returns whether an ICU string has arguments. Compiled messages with arguments are not strings. */
export const hasArguments = (message: string): boolean => message.includes('{');
