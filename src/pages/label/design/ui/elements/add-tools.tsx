import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import type { NutritionLanguage } from 'label-core/design';
import type { ReactNode } from 'react';
import { ARTICLE_PIECES, type ArticlePiece } from '../../model/new-element';
import type { Tool } from '../../model/key-action';
import { texts } from '../i18n';
import classes from './elements.module.css';
import { NutritionMenu } from './nutrition-menu';
import { KindIcon } from './kind-icon';

const TOOLS: readonly Tool[] = ['text', 'table', 'barcode', 'image', 'rectangle', 'ellipse', 'line'];

interface AddToolsProps {
  onAdd: (tool: Tool) => void;
  /** A tool was pressed with Shift: the next press on the label is its place. */
  onArm: (tool: Tool) => void;
  onAddPiece: (piece: ArticlePiece) => void;
  onAddNutrition: (language: NutritionLanguage, hasPortion: boolean) => void;
  /** Other ways to add. */
  children: ReactNode;
}

/** Adds a new element at a free place, or a field of the article. */
export function AddTools({ onAdd, onArm, onAddPiece, onAddNutrition, children }: AddToolsProps) {
  return (
    <div className={classes['tools']} role="toolbar" aria-label={texts.tools.title}>
      {TOOLS.map((tool) => (
        <Tooltip key={tool} label={texts.tools.tip[tool]}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.tools.add[tool]}
            onClick={(event) => (event.shiftKey ? onArm : onAdd)(tool)}
          >
            <KindIcon kind={tool} size={18} />
          </ActionIcon>
        </Tooltip>
      ))}
      <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button variant="default" size="compact-sm" h={36}>
            {texts.tools.article}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ARTICLE_PIECES.map((piece) => (
            <Menu.Item key={piece} onClick={() => onAddPiece(piece)}>
              {texts.tools.pieces[piece]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NutritionMenu onAdd={onAddNutrition} />
      {children}
    </div>
  );
}
