/** Licences of packages whose package.json names none, with where it was read. */
export const statedLicences: Readonly<Record<string, string>> = {
  // Its file LICENSE has the text of the MIT licence.
  'png-js': 'MIT',
};
