import {
  createTheme,
  DEFAULT_THEME,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/**
 * Shades 7 to 9 of each hue are darkened until white on them has a contrast of 4.7, 5.6 and 6.6 (WCAG AA):
 * the library's own palette fails there.
 */
const ink: MantineColorsTuple = [
  '#eef3fc',
  '#dbe5f7',
  '#b4c8ec',
  '#8aa9e1',
  '#678ed8',
  '#4f7bd2',
  '#4070cc',
  '#2f5fb8',
  '#2553a5',
  '#1a4690',
];

/** Returns a hue of the library with other shades 7 to 9. */
function withDark(hue: 'red' | 'green' | 'yellow', ...dark: [string, string, string]): MantineColorsTuple {
  const [shade0, shade1, shade2, shade3, shade4, shade5, shade6] = DEFAULT_THEME.colors[hue];
  return [shade0, shade1, shade2, shade3, shade4, shade5, shade6, ...dark];
}

/** Theme of the app. */
export const appTheme = createTheme({
  colors: {
    ink,
    red: withDark('red', '#d63737', '#c32b2b', '#b12525'),
    green: withDark('green', '#298439', '#237633', '#216a30'),
    yellow: withDark('yellow', '#9f6700', '#975800', '#8f4a00'),
  },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 8 },
  defaultRadius: 8,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { md: '1.25rem' },
  headings: { fontWeight: '600' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    // Descriptions below the input, where those of checkboxes and of our own fields are too.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // A node for the focus alone would be no entry of a menu: the menu itself takes it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Alert: { defaultProps: { variant: 'light' } },
    // A page has one banner; screen readers take a header element in a dialog for another one.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
  },
});

/** Returns CSS variables whose secondary texts, errors and placeholders meet AA in both schemes; those of the library do not. */
export const cssVariablesResolver: CSSVariablesResolver = (resolved) => ({
  variables: {},
  light: {
    '--mantine-color-body': resolved.colors.gray[0],
    '--platen-surface': '#ffffff',
    '--platen-border': resolved.colors.gray[3],
    '--mantine-color-dimmed': resolved.colors.gray[7],
    '--mantine-color-error': resolved.colors.red[8],
    '--mantine-color-placeholder': resolved.colors.gray[7],
    '--mantine-color-anchor': resolved.colors['ink']?.[7] ?? '',
  },
  dark: {
    '--mantine-color-body': resolved.colors.dark[8],
    '--platen-surface': resolved.colors.dark[7],
    '--platen-border': resolved.colors.dark[4],
    '--mantine-color-dimmed': resolved.colors.dark[1],
    '--mantine-color-error': resolved.colors.red[4],
    '--mantine-color-placeholder': resolved.colors.dark[1],
    '--mantine-color-anchor': resolved.colors['ink']?.[3] ?? '',
  },
});
