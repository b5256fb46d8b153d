/** Texts of buttons that repair a problem of a label. */
export const en = {
  labelRepair: {
    intoLabel: 'Move it onto the label',
    downTo: 'Allow down to {pt, number} pt',
    higher: 'Make it {mm, number, ::.0} mm high',
    pointSize: 'Make the text {pt, number} pt',
    size: 'Make it {width, number, ::.0} × {height, number, ::.0} mm',
    bearerBars: 'Add bars above and below',
  },
} as const;
