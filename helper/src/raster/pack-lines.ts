/** Most equal lines, and most equal or different units, that one count can stand for. */
const mostLines = 256;
const mostUnits = 128;
const literalBase = 257;

/**
 * Compresses the lines of a page, as PWG raster (PWG 5102.4, “Page Bitmap”) and URF do: equal lines are stored once, after their
 * number less one; inside a line 0 to 127 repeats the next unit that often and once more, and 129 to 255 takes 257 less
 * that number of units as they are. The code 128, which is reserved, is not used. Lines are whole units of `unitBytes`
 * bytes, all of one length; a line may change once the next one is asked for.
 */
export function* packLines(lines: Iterable<Uint8Array>, unitBytes: number): Generator<Uint8Array> {
  // Used again for every line: a document has hundreds of thousands of them.
  let current = new Uint8Array();
  let packed = new Uint8Array();
  let count = 0;
  for (const line of lines) {
    if (count > 0 && count < mostLines && isEqual(current, line)) {
      count += 1;
      continue;
    }
    if (count > 0) {
      yield packed.slice(0, packGroup(packed, { line: current, count, unitBytes }));
    }
    if (current.length !== line.length) {
      current = new Uint8Array(line.length);
      packed = new Uint8Array(mostPacked(line.length, unitBytes));
    }
    current.set(line);
    count = 1;
  }
  if (count > 0) {
    yield packed.slice(0, packGroup(packed, { line: current, count, unitBytes }));
  }
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** Returns the bytes of a compressed line at worst: every unit has a count of its own. */
function mostPacked(lineBytes: number, unitBytes: number): number {
  return 1 + (lineBytes / unitBytes) * (1 + unitBytes);
}

interface Group {
  readonly line: Uint8Array;
  readonly count: number;
  readonly unitBytes: number;
}

/** Writes a line and how often it is there, and returns the number of bytes. */
function packGroup(packed: Uint8Array, { line, count, unitBytes }: Group): number {
  const units = line.length / unitBytes;
  packed[0] = count - 1;
  let size = 1;
  for (let unit = 0; unit < units;) {
    const repeated = repeatedFrom(line, unit, units, unitBytes);
    const length = repeated > 1 ? repeated : differentFrom(line, unit, units, unitBytes);
    const stored = repeated > 1 ? 1 : length;
    packed[size] = repeated > 1 || length === 1 ? length - 1 : literalBase - length;
    packed.set(line.subarray(unit * unitBytes, (unit + stored) * unitBytes), size + 1);
    size += 1 + stored * unitBytes;
    unit += length;
  }
  return size;
}

/** Returns how many units from here on are equal to this one. */
function repeatedFrom(line: Uint8Array, from: number, units: number, unitBytes: number): number {
  const end = Math.min(units, from + mostUnits);
  let unit = from + 1;
  while (unit < end && isSame(line, unit - 1, unitBytes)) {
    unit += 1;
  }
  return unit - from;
}

/** Returns how many units from here on differ from the one after them. */
function differentFrom(line: Uint8Array, from: number, units: number, unitBytes: number): number {
  const end = Math.min(units, from + mostUnits);
  let unit = from + 1;
  while (unit < end && !(unit + 1 < units && isSame(line, unit, unitBytes))) {
    unit += 1;
  }
  return unit - from;
}

/** Returns whether a unit and the next one are equal. */
function isSame(line: Uint8Array, unit: number, unitBytes: number): boolean {
  const start = unit * unitBytes;
  for (let at = start; at < start + unitBytes; at += 1) {
    if (line[at] !== line[at + unitBytes]) {
      return false;
    }
  }
  return true;
}
