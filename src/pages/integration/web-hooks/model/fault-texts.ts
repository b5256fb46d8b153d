export const faultTexts = {
  noName: 'Give the web hook a name.',
  longName: 'At most 200 characters.',
  noAddress: 'Enter a whole address, such as https://example.com/hooks.',
  noEvent: 'Choose at least one event.',
} as const;
