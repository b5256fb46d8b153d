export type { ScreenLink } from './model/command';
export { CommandPalette } from './ui/command-palette';
