import { MantineThemeProvider, createTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-room.module.css';

const theme = createTheme({
  components: {
    Modal: {
      defaultProps: { withinPortal: false, lockScroll: false, trapFocus: false, yOffset: 16, xOffset: 16 },
    },
  },
});

/** Container for examples that open a dialog, so that the dialog covers this box and not the whole gallery. */
export function DialogRoom({ children }: { children: ReactNode }) {
  return (
    <MantineThemeProvider theme={theme}>
      <div className={classes['room']}>{children}</div>
    </MantineThemeProvider>
  );
}
