import type { StandardTemplate } from '../api/standard-label-schema';

const box = { xMm: 2, widthMm: 46, heightMm: 8 };

/** Returns a template of 50 × 30 mm with a parameter of each kind; pass fields to change it. */
export function buildStandardTemplate(fields: Partial<StandardTemplate> = {}): StandardTemplate {
  const variables = [
    { name: 'name', type: 'default', label: 'Name', required: true },
    { name: 'company', type: 'default', label: 'Company', editable: false, defaultValue: 'Your company' },
    { name: 'unit', type: 'default', label: 'Unit', editable: false, defaultValue: 'g' },
    { name: 'logo', type: 'media-ref', label: 'Logo', editable: false },
    { name: 'hasFrame', type: 'toggle', label: 'Frame', editable: false, defaultValue: 'true' },
  ];
  const parameter = { size: 40, isRequired: false, options: [], fills: '' };
  return {
    templateId: 'product-50x30',
    name: 'Product 50 × 30',
    kind: 'Product',
    description: 'Name and company.',
    widthMm: 50,
    heightMm: 30,
    parameters: [
      {
        ...parameter,
        name: 'company',
        label: 'Company',
        type: 'text',
        defaultValue: 'Your company',
        isRequired: true,
      },
      { ...parameter, name: 'unit', label: 'Unit', type: 'choice', defaultValue: 'g', options: ['g', 'kg'] },
      { ...parameter, name: 'logo', label: 'Logo', type: 'media-ref', defaultValue: '' },
      { ...parameter, name: 'hasFrame', label: 'Frame', type: 'toggle', defaultValue: 'true' },
      { ...parameter, name: 'nameWord', label: 'Word for the name', type: 'text', defaultValue: 'Name' },
    ],
    sampleValues: { name: 'Strawberry jam' },
    template: {
      format: 'platen-label',
      version: 1,
      name: 'Product 50 × 30',
      widthMm: 50,
      heightMm: 30,
      variables: [...variables, { name: 'nameWord', type: 'default', editable: false, defaultValue: 'Name' }],
      elements: [
        { type: 'text', id: 'name', ...box, yMm: 2, value: '{{nameWord}}: {{name}}', sizePt: 10 },
        { type: 'text', id: 'company', ...box, yMm: 12, value: '{{company}} {{unit}}', sizePt: 10 },
      ],
    },
    ...fields,
  };
}
