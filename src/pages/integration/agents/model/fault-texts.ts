export const faultTexts = {
  noName: 'Give the agent a name.',
  longName: 'At most 200 characters.',
} as const;
