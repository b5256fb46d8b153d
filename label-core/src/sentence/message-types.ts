import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Sentence, SentenceValue } from './sentence.ts';

/** Messages of a catalogue by key: ICU strings, grouped as deep as it reads well. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

interface TextArguments {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** A sentence travels as JSON: a date in it is a text already. */
interface SentenceArguments {
  ICUArgument: SentenceValue;
  ICUNumberArgument: number;
  ICUDateArgument: never;
}

/** The arguments of an ICU string by name, read out of the string itself. */
type Arguments<Text extends string, Types extends object> = GetICUArgs<Text, Types>;

/** The messages as a screen, a page or a mail reads them: a text, or where the message has arguments a function of them. */
export type Texts<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? [keyof Arguments<M[Key], TextArguments>] extends [never]
      ? string
      : (values: Arguments<M[Key], TextArguments>) => string
    : Texts<M[Key]>;
};

/** The messages as a program says them to another: a sentence, or where the message has arguments a function of them. */
export type Sentences<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? [keyof Arguments<M[Key], SentenceArguments>] extends [never]
      ? Sentence
      : (values: Arguments<M[Key], SentenceArguments>) => Sentence
    : Sentences<M[Key]>;
};

/** The same messages in another language: every key of the English ones, and no other. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends string ? string : Translation<M[Key]>;
};
