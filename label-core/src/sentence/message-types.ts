import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Sentence, SentenceValue } from './sentence.ts';

/** Messages of a catalogue by key: ICU strings in nested groups. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

interface TextArguments {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** Arguments of a sentence. Sentences are sent as JSON, so a date must already be text. */
interface SentenceArguments {
  ICUArgument: SentenceValue;
  ICUNumberArgument: number;
  ICUDateArgument: never;
}

/** Arguments of an ICU string by name, derived from the string itself. */
type Arguments<Text extends string, Types extends object> = GetICUArgs<Text, Types>;

/** Messages for a screen, page or mail: a text, or a function that returns it when the message has arguments. */
export type Texts<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? [keyof Arguments<M[Key], TextArguments>] extends [never]
      ? string
      : (values: Arguments<M[Key], TextArguments>) => string
    : Texts<M[Key]>;
};

/** Messages from one program to another: a sentence, or a function that returns it when the message has arguments. */
export type Sentences<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? [keyof Arguments<M[Key], SentenceArguments>] extends [never]
      ? Sentence
      : (values: Arguments<M[Key], SentenceArguments>) => Sentence
    : Sentences<M[Key]>;
};

/** The same messages in another language, with exactly the keys of the English ones. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends string ? string : Translation<M[Key]>;
};
