import { fireEvent } from '@testing-library/react';

/** Chooses a file in the first field for files. @throws Error when there is none */
export function chooseFile(file: File, container: ParentNode = document): void {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [file] } });
}

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
