import type { FileChooser, Page } from '@playwright/test';

/** From now on the browser asks the run instead of opening its dialog. Asked only at the press, it may be too late. */
export function answerFileDialogs(page: Page): void {
  page.on('filechooser', () => undefined);
}

/** Chooses files in the dialog that a press opens; the page must have been told before that its dialogs are answered. */
export async function chooseFiles(
  page: Page,
  press: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(files);
}
