/** How often each part of the designer's screen was drawn. */
export const drawings = new Map<string, number>();

const counted = (name: string) => () => {
  drawings.set(name, (drawings.get(name) ?? 0) + 1);
  return <p>{name}</p>;
};

/** Stand for the parts of the screen. */
export const [DesignCanvas, DataArea, HistoryButtons, Inspector, ProofButton, Rail, StatusBar] = [
  'canvas',
  'data',
  'history',
  'fields',
  'proof',
  'elements',
  'status',
].map(counted);
