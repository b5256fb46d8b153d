import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copiedElements, writeElements } from 'label-core/design';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '@/shared/testing';
import { designTemplate } from '../testing/design-template';
import { copySelection, pasteCopied } from './clipboard';
import { copiedText, useCopiesOfTabs } from './copied-text';
import { useDesigning } from './use-designing';

function Page() {
  const designing = useDesigning(designTemplate);
  useCopiesOfTabs();
  return (
    <>
      <p>elements: {designing.template.elements.map(({ id }) => id).join(' ')}</p>
      <output>{designing.told}</output>
      <button type="button" onClick={() => designing.select(['line'])}>
        Select
      </button>
      <button type="button" onClick={() => copySelection(designing)}>
        Copy
      </button>
      <button type="button" onClick={() => void pasteCopied(designing, 203, false)}>
        Paste
      </button>
    </>
  );
}

/** Shows a label in a browser that does not let the clipboard be read. */
function show() {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  return renderPage(<Page />);
}

const send = (from: BroadcastChannel, text: string) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin only
  from.postMessage(text);

/** Another tab of this browser, and what it heard of. */
let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('platen-copied');
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  return () => otherTab.close();
});

it('says that nothing was pasted, where nothing was copied', async () => {
  show();
  await press('Paste');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Nothing was pasted. Where the browser does not let the clipboard be read, Ctrl V pastes.',
  );
  expect(screen.getByText('elements: title ean box line')).toBeTruthy();
});

it('has what was copied last, in this tab or in another one', async () => {
  show();
  await press('Select');
  await press('Copy');
  await vi.waitFor(() => expect(heard).toEqual([copiedText()]));
  const theirs = writeElements(copiedElements(designTemplate, ['title', 'box']));
  send(otherTab, theirs);
  await vi.waitFor(() => expect(copiedText()).toBe(theirs));
  await press('Paste');
  expect(await screen.findByText('elements: title ean box line title 2 box 2')).toBeTruthy();
});

it('hears nothing of other tabs once the designer is closed', async () => {
  const { unmount } = show();
  await press('Select');
  await press('Copy');
  const mine = copiedText();
  unmount();
  const third = new BroadcastChannel('platen-copied');
  send(third, '{}');
  await vi.waitFor(() => expect(heard).toContain('{}'));
  third.close();
  expect(copiedText()).toBe(mine);
});
