import { ActionIcon } from '@mantine/core';
import {
  Bold,
  CornerDownLeft,
  Italic,
  Subscript,
  Superscript,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { texts } from '../i18n';
import type { MarkupTool } from '../model/tagged-text';

const ICONS = {
  b: Bold,
  i: Italic,
  u: Underline,
  sup: Superscript,
  sub: Subscript,
  br: CornerDownLeft,
} as const satisfies Readonly<Record<MarkupTool, LucideIcon>>;
const TOOLS = Object.keys(ICONS) as readonly MarkupTool[];

interface MarkupToolsProps {
  /** Name of the field that the buttons belong to. */
  field: string;
  tools?: readonly MarkupTool[];
  /** Edge of the buttons in px: 32 at a desk, 44 where people print. */
  size?: number;
  onTool: (tool: MarkupTool) => void;
}

/** Buttons that set what is selected in a field apart: they write the tags that the label reads. */
export function MarkupTools({ field, tools = TOOLS, size = 32, onTool }: MarkupToolsProps) {
  return (
    <ActionIcon.Group role="toolbar" aria-label={texts.markup.tools({ field })}>
      {tools.map((tool) => {
        const Icon = ICONS[tool];
        return (
          <ActionIcon
            key={tool}
            variant="default"
            size={size}
            aria-label={texts.markup.tool[tool]}
            title={texts.markup.tool[tool]}
            // The selection of the field must stay.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(tool)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        );
      })}
    </ActionIcon.Group>
  );
}
