/** Returns a function that creates each Intl object once, because creating one costs more than using it. */
function once<Options, Format>(
  make: (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = options === undefined ? locale : locale + JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = once(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = once(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = once(
  (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
export const listFormat = once(
  (locale: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
export const collation = once(
  (locale: string, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);
