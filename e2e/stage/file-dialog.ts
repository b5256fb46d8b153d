import type { FileChooser, Page } from '@playwright/test';

/** Lets the test answer the browser's file dialogs from now on. Registered only at the press, it may be too late. */
export function answerFileDialogs(page: Page): void {
  page.on('filechooser', () => undefined);
}

/** Chooses files in the dialog that a press opens; `answerFileDialogs` must have been called for the page before. */
export async function chooseFiles(
  page: Page,
  press: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(files);
}
