import { afterEach, describe, expect, it } from 'vitest';
import type { LabelJob } from '../pdf/label-job.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import { createLabelRenderer, type LabelRenderer, type LabelRendererOptions } from './label-renderer.ts';
import { LabelRenderError } from './label-render-error.ts';

const open: LabelRenderer[] = [];

function rendererWith(options: LabelRendererOptions): LabelRenderer {
  const renderer = createLabelRenderer(options);
  open.push(renderer);
  return renderer;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

const template = sampleTemplate({ variables: ['code'], elements: [sampleBarcode()] });

function jobOf(code: string, title?: string): LabelJob {
  return {
    template,
    labels: [{ values: { code }, copies: 1 }],
    dpi: 203,
    ...(title !== undefined && { title }),
  };
}

describe('the label renderer', () => {
  it('makes PDF and ZPL', async () => {
    const renderer = rendererWith({ threads: 1 });
    const [pdf, zpl] = await Promise.all([
      renderer.pdf(jobOf('9501101530003')),
      renderer.zpl(jobOf('9501101530003')),
    ]);
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(readZplLabels(Buffer.from(zpl).toString())).toHaveLength(1);
  });

  it('keeps the class and the problems of an error between threads', async () => {
    const refused = rendererWith({ threads: 1 }).pdf(jobOf('9501101530004'));
    await expect(refused).rejects.toBeInstanceOf(LabelValueError);
    await expect(refused).rejects.toMatchObject({
      labelIndex: 0,
      message: 'EAN-13 of variable “code”: check digit 3 expected, 4 found.',
      problems: [{ code: 'barcode-check-digit', variable: 'code' }],
    });
  });

  it('rejects a job that is not plain data and continues', async () => {
    const renderer = rendererWith({ threads: 1 });
    const odd = { ...jobOf('9501101530003'), images: { logo: (() => 1) as unknown as Uint8Array } };
    await expect(renderer.pdf(odd)).rejects.toBeInstanceOf(LabelRenderError);
    await expect(renderer.pdf(jobOf('9501101530003'))).resolves.toBeInstanceOf(Uint8Array);
  });
});

/** Returns the answer of the substitute for the render thread. */
async function fileOf(renderer: LabelRenderer, text: string): Promise<string> {
  return new TextDecoder().decode(await renderer.pdf(jobOf('', text)));
}

const program = new URL('../testing/falling-thread.ts', import.meta.url);

it('threads take jobs in turn, also those that come one by one', async () => {
  const renderer = rendererWith({ threads: 3, program });
  const threads: string[] = [];
  for (let job = 0; job < 7; job += 1) threads.push(await fileOf(renderer, 'which'));
  expect(new Set(threads.slice(-3)).size).toBe(3);
});

describe('a renderer thread that fails', () => {
  it.each(['exit', 'throw'])('rejects only its own job (%s)', async (ending) => {
    const renderer = rendererWith({ threads: 2, program });
    const outcomes = await Promise.allSettled(
      ['a', ending, 'b', 'c', ending, 'd'].map((text) => fileOf(renderer, text)),
    );
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.name)),
    ).toEqual(['a', 'LabelRenderError', 'b', 'c', 'LabelRenderError', 'd']);
    await expect(fileOf(renderer, 'later')).resolves.toBe('later');
  });

  it('is ended when it takes too long, and replaced', async () => {
    // A thread starts in a tenth of this time, on a busy machine in half of it.
    const renderer = rendererWith({ threads: 1, timeoutMs: 2000, program });
    const hanging = fileOf(renderer, 'hang');
    const next = fileOf(renderer, 'next');
    await expect(hanging).rejects.toThrow('it took longer than 2000 ms');
    await expect(next).resolves.toBe('next');
  });

  it('leaves no job waiting when the renderer is closed', async () => {
    const renderer = rendererWith({ threads: 1, program });
    const jobs = Promise.allSettled([fileOf(renderer, 'hang'), fileOf(renderer, 'queued')]);
    await renderer.close();
    expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(fileOf(renderer, 'after')).rejects.toThrow('The label renderer is closed.');
  });
});
