import { Button, Menu } from '@mantine/core';
import type { NutritionLanguage } from 'label-core/design';
import { useState } from 'react';
import { LANGUAGES } from '@/shared/i18n';
import { NUTRITION_LANGUAGES } from '../../model/new-element';
import { texts } from '../../i18n';

interface NutritionMenuProps {
  onAdd: (language: NutritionLanguage, hasPortion: boolean) => void;
}

/** Adds a nutrition declaration in one of the languages of the labels, which need not be that of the page. */
export function NutritionMenu({ onAdd }: NutritionMenuProps) {
  const [hasPortion, setPortion] = useState(false);
  const { nutrition } = texts;
  return (
    <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="default" size="compact-sm" h={36}>
          {nutrition.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {NUTRITION_LANGUAGES.map((language) => (
          <Menu.Item key={language} lang={language} onClick={() => onAdd(language, hasPortion)}>
            {LANGUAGES[language]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem checked={hasPortion} closeMenuOnClick={false} onChange={setPortion}>
          {nutrition.portion}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}
