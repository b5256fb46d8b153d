import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyEdit } from 'label-core/design';
import { describe, expect, it, vi } from 'vitest';
import { button, choose, field, fill, press } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { showInspector } from '../testing/show-inspector';

const variablesOf = (label: typeof designedLabel) => label.variables.map(({ name, type }) => [name, type]);

async function insert(name: string): Promise<void> {
  await press('Insert variable');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the content of a text', () => {
  it('is changed with each character, as one step', async () => {
    const { edits, mergeKeys } = showInspector(['lot']);
    await userEvent.type(field('Content'), ' 7');
    // A letter is passed on after the frame that shows it.
    await waitFor(() =>
      expect(edits).toEqual([
        { kind: 'setContent', id: 'lot', content: 'Lot ' },
        { kind: 'setContent', id: 'lot', content: 'Lot 7' },
      ]),
    );
    expect(mergeKeys).toEqual(['content:lot', 'content:lot']);
  });

  it('is shown as it was typed while the other fields follow', () => {
    const newest = applyEdit(designedLabel, { kind: 'setContent', id: 'lot', content: 'Lot 7' });
    showInspector(['lot'], { newest });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' }).value).toBe('Lot 7');
  });

  it('takes a variable where the caret is, which then stands behind it', async () => {
    const { element } = showInspector(['lot']);
    const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    await userEvent.type(content, 'X', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await insert('name');
    expect(element('lot')).toMatchObject({ value: 'LX{{name}}ot' });
    expect([document.activeElement, content.selectionStart]).toEqual([content, 10]);
    await userEvent.keyboard('!');
    expect(content.value).toBe('LX{{name}}!ot');
  });

  it('has buttons that set what is selected apart, once its tags are read', async () => {
    const { element } = showInspector(['lot']);
    expect(screen.queryByRole('button', { name: 'Bold' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read tags' }));
    expect(element('lot')).toMatchObject({ markup: true });
    const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    content.focus();
    content.setSelectionRange(0, 3);
    await press('Bold');
    expect(element('lot')).toMatchObject({ value: '<b>Lot</b>' });
    expect([document.activeElement, content.selectionStart, content.selectionEnd]).toEqual([content, 3, 6]);
    await userEvent.keyboard('{Control>}b{/Control}{Control>}u{/Control}');
    expect(element('lot')).toMatchObject({ value: '<u>Lot</u>' });
    await press('Line break');
    expect(element('lot')).toMatchObject({ value: '<u><br></u>' });
  });

  it('gives the focus back to the button when no variable was chosen', async () => {
    showInspector(['lot']);
    await press('Insert variable');
    await screen.findByRole('menuitem', { name: 'name' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Insert variable')));
  });

  it('takes a new variable, which the label then has', async () => {
    const { label, edits } = showInspector(['lot']);
    await insert('New variable…');
    expect(document.activeElement).toBe(field('Name of the new variable'));
    await userEvent.keyboard('best before{Enter}');
    expect(edits).toEqual([{ kind: 'setContent', id: 'lot', content: 'Lot{{best before}}' }]);
    expect(variablesOf(label())).toContainEqual(['best before', 'default']);
    expect(screen.queryByRole('textbox', { name: 'Name of the new variable' })).toBeNull();
  });

  it('refuses a name that a variable cannot have, with the reason', async () => {
    const { edits } = showInspector(['lot']);
    await insert('New variable…');
    await fill({ 'Name of the new variable': 'name' });
    await press('Create');
    expect(screen.getByText('There is already a variable “name”.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    expect(edits).toEqual([]);
  });

  it('keeps what cannot be a content yet, and says why', async () => {
    const { element } = showInspector(['lot']);
    await userEvent.clear(field('Content'));
    await userEvent.paste('{{-}}');
    expect(field('Content').value).toBe('{{-}}');
    expect(await screen.findByText(/^“-” cannot be the name of a variable/)).toBeTruthy();
    expect(field('Content').value).toBe('{{-}}');
    await userEvent.type(field('Content'), 'lot', { initialSelectionStart: 2, initialSelectionEnd: 3 });
    await waitFor(() => expect(element('lot')).toMatchObject({ value: '{{lot}}' }));
    expect(screen.queryByText(/cannot be the name/)).toBeNull();
  });
});

describe('a picture', () => {
  it('shows another variable, or a new one', async () => {
    const { edits, label } = showInspector(['picture']);
    await choose('Picture', 'New picture variable…');
    await userEvent.keyboard('organic{Enter}');
    expect(edits).toEqual([{ kind: 'setContent', id: 'picture', content: { variable: 'organic' } }]);
    expect(variablesOf(label())).toContainEqual(['organic', 'media-ref']);
    await choose('Picture', 'logo');
    expect(edits.at(-1)).toEqual({ kind: 'setContent', id: 'picture', content: { variable: 'logo' } });
  });
});

it('a picture takes the file that is chosen', () => {
  const onEmbed = vi.fn<(id: string, file: File) => void>();
  showInspector(['picture'], { onEmbed });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  const opens = vi.spyOn(input, 'click');
  button('Embed a file').click();
  expect(opens).toHaveBeenCalledOnce();
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onEmbed).toHaveBeenCalledExactlyOnceWith('picture', file);
});

const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Picture' }).selectedOptions[0];

describe('a picture in the file of the label', () => {
  it('stays there until a variable takes its place', async () => {
    const source = { dataUri: 'data:image/png;base64,AA==' };
    const elements = designedLabel.elements.map((one) => (one.type === 'image' ? { ...one, source } : one));
    const { edits } = showInspector(['picture'], { template: { ...designedLabel, elements } });
    expect(chosen()?.text).toBe('Embedded in the label');
    await choose('Picture', 'logo');
    expect(edits).toEqual([{ kind: 'setContent', id: 'picture', content: { variable: 'logo' } }]);
    expect(chosen()?.text).toBe('logo');
  });
});

describe('when an element is shown', () => {
  it('is decided by a new switch, and by nothing again', async () => {
    const { edits, label } = showInspector(['frame']);
    await choose('Shown', 'New switch…');
    expect(edits).toEqual([]);
    await userEvent.keyboard('offer');
    await userEvent.click(button('Create'));
    expect(edits).toEqual([{ kind: 'setLook', ids: ['frame'], patch: { visibleWhen: 'offer' } }]);
    expect(variablesOf(label())).toContainEqual(['offer', 'toggle']);
    await choose('Shown', 'Always');
    expect(label().elements.find(({ id }) => id === 'frame')).not.toHaveProperty('visibleWhen');
  });

  it('says a text that decides, but offers no others', () => {
    const elements = designedLabel.elements.map((one) => ({ ...one, visibleWhen: 'name' }));
    showInspector(['frame'], { template: { ...designedLabel, elements } });
    const shown = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shown' });
    expect([...shown.options].map(({ text }) => text)).toEqual([
      'Always',
      'When name has a value',
      'When vegan is on',
      'New switch…',
    ]);
    expect(shown.selectedOptions[0]?.text).toBe('When name has a value');
  });

  it('offers a row to close up in where something is not always shown, to what is always shown too', async () => {
    const { label } = showInspector(['frame']);
    expect(screen.queryByLabelText('Row that closes up')).toBeNull();
    await choose('Shown', 'When vegan is on');
    await fill({ 'Row that closes up': 'marks' });
    expect(label().elements.find(({ id }) => id === 'frame')).toMatchObject({ closesUp: 'marks' });
    await choose('Shown', 'Always');
    await fill({ 'Row that closes up': '' });
    expect(label().elements.find(({ id }) => id === 'frame')).not.toHaveProperty('closesUp');
    expect(screen.queryByLabelText('Row that closes up')).toBeNull();
  });

  it('lets an element that is always shown move up where another one is not shown', async () => {
    const elements = designedLabel.elements.map((one) =>
      one.id === 'oval' ? { ...one, visibleWhen: 'vegan' } : one,
    );
    const { edits } = showInspector(['frame'], { template: { ...designedLabel, elements } });
    await userEvent.type(screen.getByLabelText('Row that closes up'), 'm');
    expect(edits).toEqual([{ kind: 'setLook', ids: ['frame'], patch: { closesUp: 'm' } }]);
  });

  it('puts several elements in one row, but no lines, and says where their rows differ', async () => {
    const elements = designedLabel.elements.map((one) => ({
      ...one,
      visibleWhen: 'vegan',
      ...(one.type !== 'line' && { closesUp: `row of ${one.id}` }),
    }));
    const { edits, label } = showInspector(['frame', 'oval', 'rule'], {
      template: { ...designedLabel, elements },
    });
    expect(screen.getByLabelText('Row that closes up').getAttribute('placeholder')).toBe('several');
    await userEvent.type(screen.getByLabelText('Row that closes up'), 'm');
    expect(edits).toEqual([{ kind: 'setLook', ids: ['frame', 'oval'], patch: { closesUp: 'm' } }]);
    const rows = label().elements.map((one) => (one.type === 'line' ? undefined : one.closesUp));
    expect(rows.filter((row) => row === 'm')).toHaveLength(2);
  });
});
