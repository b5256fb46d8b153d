import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { meansOfColours, meansOfGray } from './means-of-points.ts';

it.each([
  ['gray', 1, meansOfGray],
  ['three colours', 3, meansOfColours],
] as const)('a dot of %s is the mean of its sixteen points, without its fraction', (_name, bytes, means) => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 5 }) });
  const brightness = fc.oneof(fc.constant(255), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(size, fc.infiniteStream(brightness), ({ width, height }, stream) => {
      const points = Uint8Array.from({ length: 16 * bytes * width * height }, () =>
        Number(stream.next().value),
      );
      const dots = new Uint8Array(bytes * width * height);
      means(points, dots, width);
      const expected = Array.from(dots, (_, at) => {
        const [x, y] = [Math.floor(at / bytes) % width, Math.floor(at / bytes / width)];
        let sum = 0;
        for (let down = 0; down < 4; down += 1)
          for (let across = 0; across < 4; across += 1)
            sum += points[((4 * y + down) * 4 * width + 4 * x + across) * bytes + (at % bytes)] ?? 0;
        return Math.floor(sum / 16);
      });
      expect([...dots]).toEqual(expected);
    }),
  );
});
