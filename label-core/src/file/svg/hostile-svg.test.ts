import { describe, expect, it } from 'vitest';
import { refusalOfFile } from '../../testing/refusal-of-file.ts';
import { samplePng } from '../../testing/sample-image.ts';
import { sampleTemplate } from '../../testing/sample-template.ts';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60mm" height="40mm" viewBox="0 0 60 40">${inside}</svg>`;

/** Returns a PNG whose header says 50,000 × 50,000 pixels, although its data is for a single row. */
function hugePng(): string {
  const png = Buffer.from(samplePng(50_000, 1));
  png.writeUInt32BE(50_000, 20);
  // The checksum of the header no longer matches: a reader that checks it refuses the picture, one that does not would
  // decode it.
  return `data:image/png;base64,${png.toString('base64')}`;
}

const outside = (target: string) =>
  `The SVG refers to something outside of the file: “${target}”. Embed pictures and styles, remove links, and upload it again.`;

function bomb(): string {
  const levels = Array.from(
    { length: 5 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
  );
  return `<g id="g0"/>${levels.join('')}`;
}

function withPicture(dataUri: string) {
  const picture = {
    type: 'image',
    id: 'logo',
    xMm: 0,
    yMm: 0,
    widthMm: 9,
    heightMm: 9,
    source: { dataUri },
  };
  return sampleTemplate({ elements: [picture] });
}

describe('a drawing', () => {
  it.each<[string, string, string, string]>([
    [
      'a script',
      'a.svg',
      svg('<script>alert(1)</script>'),
      'The SVG holds a script (<script>). Remove it, and upload the file again.',
    ],
    [
      'a script with another prefix',
      'a.svg',
      svg('<x:SCRIPT xmlns:x="http://www.w3.org/2000/svg"/>'),
      'The SVG holds a script (<x:SCRIPT>). Remove it, and upload the file again.',
    ],
    [
      'an event handler',
      'a.svg',
      svg('<g><rect onclick="alert(1)"/></g>'),
      'The SVG holds an event handler (onclick of <rect>). Remove it, and upload the file again.',
    ],
    [
      'HTML in the drawing',
      'a.svg',
      svg('<foreignObject><p/></foreignObject>'),
      'The SVG holds a foreign object (HTML inside the drawing) (<foreignObject>). Remove it, and upload the file again.',
    ],
    [
      'an animation',
      'a.svg',
      svg('<set attributeName="x" to="1"/>'),
      'The SVG holds an animation (<set>). Remove it, and upload the file again.',
    ],
    [
      'a picture from the net',
      'a.svg',
      svg('<image href="https://evil.test/a.png" width="1" height="1"/>'),
      outside('https://evil.test/a.png'),
    ],
    [
      'a picture from the disk',
      'a.svg',
      svg('<image xlink:href="file:///etc/passwd" width="1" height="1"/>'),
      outside('file:///etc/passwd'),
    ],
    [
      'a link that runs a script',
      'a.svg',
      svg('<a href="java&#x0A;script:alert(1)"><text>x</text></a>'),
      outside('java\nscript:alert(1)'),
    ],
    ['a reference to another drawing', 'a.svg', svg('<use href="other.svg#a"/>'), outside('other.svg#a')],
    [
      'a paint from the net',
      'a.svg',
      svg('<rect fill="url( \'https://evil.test/#a\')" width="1" height="1"/>'),
      outside("url( 'https://evil.test/#a')"),
    ],
    [
      'a style from the net',
      'a.svg',
      svg('<style>@import "https://evil.test/a.css";</style>'),
      'The SVG imports a style sheet (@import). Embed the styles, and upload it again.',
    ],
    [
      'a font from the net',
      'a.svg',
      svg('<style>@font-face{src:url(https://evil.test/a.woff)}</style>'),
      outside('url(https://evil.test/a.woff)}'),
    ],
    [
      'an entity bomb',
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
      'The SVG holds a document type with definitions of its own (<!DOCTYPE …> or <!ENTITY …>). Save it as plain SVG, without them.',
    ],
    [
      'an external entity',
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
      'The SVG holds a document type with definitions of its own (<!DOCTYPE …> or <!ENTITY …>). Save it as plain SVG, without them.',
    ],
    ['deep nesting', 'a.svg', svg('<g>'.repeat(5000)), 'The SVG is nested more than 100 elements deep.'],
    [
      'a million elements',
      'a.svg',
      svg('<g/>'.repeat(1_000_000)),
      'The SVG has more than 20,000 elements. Simplify the drawing, or embed it as one picture.',
    ],
    [
      'copies of copies',
      'a.svg',
      svg(`<defs>${bomb()}</defs><use href="#g5"/>`),
      'The SVG draws more than 5,000 elements. Simplify it, or embed it as one picture.',
    ],
    [
      'a copy of itself',
      'a.svg',
      svg('<g id="a"><use href="#a"/></g>'),
      'The SVG uses elements within each other more than 8 deep.',
    ],
    [
      'more than a label can hold',
      'a.svg',
      svg('<rect width="9" height="9"/>'.repeat(501)),
      'The label draws more than 500 elements. Combine paths, or embed the drawing as one picture.',
    ],
    [
      'a path bomb',
      'a.svg',
      svg(`<path d="M0 0${'l1 1'.repeat(100_000)}"/>`),
      'The SVG has a path of more than 20,000 numbers. Simplify it, or embed it as a picture.',
    ],
    [
      'a path of many closed parts',
      'a.svg',
      svg(`<path d="M0 0${'Z'.repeat(1_000_000)}"/>`),
      'The SVG has a path of more than 20,000 numbers. Simplify it, or embed it as a picture.',
    ],
    [
      'a picture of 50,000 pixels',
      'a.svg',
      svg(`<image href="${hugePng()}" width="9" height="9"/>`),
      'The picture of element “image-1” cannot be used: it must be a whole PNG or JPEG of at most 16 million pixels.',
    ],
    [
      'a picture of 50,000 pixels in JSON',
      'a.json',
      JSON.stringify(withPicture(hugePng())),
      'The picture of element “logo” cannot be used: it must be a whole PNG or JPEG of at most 16 million pixels.',
    ],
    [
      'a picture that is a drawing',
      'a.svg',
      svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>'),
      'The SVG embeds a picture that is neither PNG nor JPEG. Embed it as PNG, or leave a place for it (image:{{logo}}).',
    ],
    [
      'a missing size',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'The SVG does not say how large the label is. Give its <svg> a width and a height in mm, e.g. width="60mm" height="40mm".',
    ],
    [
      'a size no label has',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9e9mm" height="1mm"/>',
      'The SVG is 9000000000 × 1 mm: a label is between 1 and 1000 mm wide and high. Set the size of the page to that of the label.',
    ],
    [
      'a text at an angle',
      'a.svg',
      svg('<text id="t" transform="rotate(30)" x="5" y="5">slanting</text>'),
      'The SVG turns or slants the text “slanting” (“t”). On a label, texts turn by 90 degrees only; convert it to a path to keep it as it is.',
    ],
    [
      'a barcode nobody knows',
      'a.svg',
      svg('<rect data-barcode="aztec" data-value="1" width="9" height="9"/>'),
      'The SVG asks for a barcode “aztec”. Labels know ean13, ean8, upca, upce, code128, gs1-128, itf14, code39, databarexpanded, qrcode, gs1qrcode, gs1dlqrcode, datamatrix, gs1datamatrix, gs1dldatamatrix.',
    ],
    [
      'a barcode of nothing',
      'a.svg',
      svg('<rect data-barcode="qr" width="9" height="9"/>'),
      'The SVG says of its qrcode barcode not what it holds. Add data-value="{{name}}" to its rectangle.',
    ],
    [
      'a name no variable can have',
      'a.svg',
      svg('<text x="1" y="9">{{a*b}}</text>'),
      '“{{a*b}}” names no variable: a name begins and ends with a letter, digit or underscore; spaces and . : / - may stand between. A size and a default may follow: {{name|20=default}}.',
    ],
    [
      'a variable of two types',
      'a.svg',
      svg('<text x="1" y="9">{{a}}</text><rect data-image="{{a}}" width="9" height="9"/>'),
      'Variable “a” is used as a text and as a picture. Give one of them another name.',
    ],
  ])('is refused in a sentence for %s', (_name, fileName, content, message) => {
    expect(refusalOfFile(content, fileName)?.message).toBe(message);
  });
});
