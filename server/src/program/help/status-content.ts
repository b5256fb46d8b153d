/** Returns the content of the status page; the state of the store is that of /health. */
export const statusContent = (isStoreAnswering: boolean): string => `
  <p><b>${isStoreAnswering ? 'Everything works.' : 'Platen is not available at the moment.'}</b></p>
  <ul>
    <li>Server: it answers.</li>
    <li>Store: ${isStoreAnswering ? 'it answers.' : 'it does not answer. Nothing can be read or saved until it does.'}</li>
  </ul>
  <p>Whether the printer helper of your own computer is connected stands at the top right of the app.</p>
  <p><a href="./status">Look again</a> · <a href="./help">Help</a> · <a href="./#/">Open Platen</a></p>`;
