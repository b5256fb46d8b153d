import { ActionIcon, Button, Menu } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../i18n';
import classes from './fields.module.css';
import { NewVariable } from './new-variable';

interface InsertVariableProps {
  template: LabelTemplate;
  /** Name of the button where there is room for its picture only. */
  iconLabel?: string;
  /** Called with the placeholder of a known or of a new variable. */
  onInsert: (placeholder: string) => void;
}

/** Button with the variables of a label that can stand in a content, and a way to a new one. */
export function InsertVariable({ template, iconLabel, onInsert }: InsertVariableProps) {
  const [isNaming, setNaming] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const variables = template.variables.filter(({ type }) => type === 'default');
  const insert = (name: string) => {
    setNaming(false);
    onInsert(`{{${name}}}`);
  };
  return (
    <>
      {/* After a choice the focus belongs to the content, or to the name of a new variable. */}
      <Menu position="bottom-start" withinPortal returnFocus={!isChosen} onOpen={() => setChosen(false)}>
        <Menu.Target>
          {iconLabel === undefined ? (
            <Button size="xs" variant="default" leftSection={<Plus size={14} aria-hidden />}>
              {texts.inspector.insertVariable}
            </Button>
          ) : (
            <ActionIcon
              variant="default"
              size={36}
              className={classes['tool']}
              aria-label={iconLabel}
              title={iconLabel}
            >
              <Plus size={16} aria-hidden />
            </ActionIcon>
          )}
        </Menu.Target>
        <Menu.Dropdown className={classes['menu']}>
          {variables.map(({ name }) => (
            <Menu.Item
              key={name}
              onClick={() => {
                setChosen(true);
                insert(name);
              }}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Item
            onClick={() => {
              setChosen(true);
              setNaming(true);
            }}
          >
            {texts.inspector.newVariable}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <div className={classes['naming']}>
          <NewVariable
            template={template}
            type="default"
            label={texts.inspector.newVariableName}
            onCreate={insert}
            onCancel={() => setNaming(false)}
          />
        </div>
      )}
    </>
  );
}
