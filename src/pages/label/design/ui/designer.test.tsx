import { act, screen } from '@testing-library/react';
import type { Edit } from 'label-core/design';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { labelFontUrls, type LabelKit } from '@/entities/label';
import { fontHandlers } from '@/entities/label/index.testing';
import { openLabelKit } from '@/entities/label/index.worker';
import { mockApi, renderPage } from '@/shared/testing';
import { useTracing } from '../model/use-tracing';
import { useDesigning, type Designing } from '../model/use-designing';
import { drawings } from '../testing/counted-parts';
import { designTemplate } from '../testing/design-template';
import { Designer } from './designer';

vi.mock('@/features/label-inspector', () => import('../testing/counted-parts'));
vi.mock('./canvas/design-canvas', () => import('../testing/counted-parts'));
vi.mock('./data/data-area', () => import('../testing/counted-parts'));
vi.mock('./elements/rail', () => import('../testing/counted-parts'));
vi.mock('./history-buttons', () => import('../testing/counted-parts'));
vi.mock('./proof/proof-button', () => import('../testing/counted-parts'));
vi.mock('./status-bar', () => import('../testing/counted-parts'));

mockApi(...fontHandlers());
const nothing = vi.fn<() => void>();
/** Called with the design after each change. */
const onDesign = vi.fn<(designing: Designing) => void>();

function Screen({ kit }: { kit: LabelKit }) {
  const designing = useDesigning(designTemplate);
  useEffect(() => onDesign(designing));
  const tracing = useTracing(designTemplate, 'new');
  return (
    <Designer
      designing={designing}
      tracing={tracing}
      kit={kit}
      labelId={undefined}
      testData={undefined}
      name="Crème"
      heading="Crème"
      compare={undefined}
      saving={() => undefined}
      onProblems={nothing}
    />
  );
}

const [first] = designTemplate.elements;
const moved: Edit = { kind: 'move', ids: [first?.id ?? ''], dxMm: 1, dyMm: 0 };

const open = async () => {
  renderPage(<Screen kit={await openLabelKit(labelFontUrls())} />, { as: 'LabelManager' });
  await screen.findByText('fields');
};

it('draws each part beside the drawing area once for an edit: after it, not with it', async () => {
  await open();
  // What is told is another sentence the first time.
  act(() => onDesign.mock.lastCall?.[0].edit(moved));
  drawings.clear();
  act(() => onDesign.mock.lastCall?.[0].edit(moved));
  expect(Object.fromEntries(drawings)).toEqual({
    canvas: expect.any(Number),
    data: 1,
    elements: 1,
    fields: 1,
    history: 1,
    proof: 1,
    status: 1,
  });
});

it('draws the fields with what is typed into one of them, and the drawing area, and the rest once', async () => {
  await open();
  act(() => onDesign.mock.lastCall?.[0].type(moved));
  drawings.clear();
  act(() => onDesign.mock.lastCall?.[0].type(moved));
  const { canvas: _, fields, ...rest } = Object.fromEntries(drawings);
  expect(fields).toBe(2);
  expect(rest).toEqual({ data: 1, elements: 1, history: 1, proof: 1, status: 1 });
});
