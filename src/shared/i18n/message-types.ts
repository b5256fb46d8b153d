import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Messages of a catalogue by key: ICU strings, grouped as deep as it reads well. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

interface ArgumentTypes {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** The arguments of an ICU string by name, read out of the string itself. */
type Arguments<Text extends string> = GetICUArgs<Text, ArgumentTypes>;

/** The messages as code reads them: a text, or where the message has arguments a function of them. */
export type Texts<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? [keyof Arguments<M[Key]>] extends [never]
      ? string
      : (values: Arguments<M[Key]>) => string
    : Texts<M[Key]>;
};

/** The same messages in another language: every key of the English ones, and no other. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends string ? string : Translation<M[Key]>;
};
