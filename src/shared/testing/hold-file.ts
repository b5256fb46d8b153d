/** Delays the reading of a file, as on a slow network drive, until the returned function is called. */
export function holdFile(file: File): () => void {
  const gate = Promise.withResolvers<void>();
  const read = file.arrayBuffer.bind(file);
  file.arrayBuffer = async () => {
    await gate.promise;
    return read();
  };
  return gate.resolve;
}
