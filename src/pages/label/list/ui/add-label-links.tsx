import { Button } from '@mantine/core';
import { LayoutTemplate, PenTool, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './labels.module.css';

/** Links to the ways to create a label. */
export function AddLabelLinks() {
  const origin = useListOrigin();
  return (
    <div className={classes['ways']}>
      <Button
        component={Link}
        to={paths.standardLabels}
        state={origin}
        variant="default"
        leftSection={<LayoutTemplate size={16} aria-hidden />}
      >
        {texts.fromStandard}
      </Button>
      <Button
        component={Link}
        to={paths.labelDesignNew}
        state={origin}
        variant="default"
        leftSection={<PenTool size={16} aria-hidden />}
      >
        {texts.design}
      </Button>
      <Button
        component={Link}
        to={paths.labelAdd}
        state={origin}
        leftSection={<Plus size={16} aria-hidden />}
      >
        {texts.add}
      </Button>
    </div>
  );
}
