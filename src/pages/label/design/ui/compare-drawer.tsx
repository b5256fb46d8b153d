import { Drawer } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { CompareVersions, useVersionComparison } from '@/features/compare-versions';
import { versionNumber } from '@/entities/review';
import { useFocusBack } from '@/shared/ui/main-focus';
import type { DesignBase } from '../model/design-thing';
import { texts } from './i18n';

interface CompareDrawerProps {
  /** By default says that it is the opened version and the design. */
  title?: string;
  /** What the design is compared with. */
  base: DesignBase;
  template: LabelTemplate;
  onClose: () => void;
}

/** The comparison of the review, before anything is saved: the version that was opened, or saved meanwhile, against the design. */
export function CompareDrawer({ title = texts.compare.title, base, template, onClose }: CompareDrawerProps) {
  useFocusBack(true);
  const comparison = useVersionComparison({
    name: base.name,
    before: comparedAs(base.template, base.version),
    after: comparedAs(template, undefined),
    testData: base.testData ?? [],
    titles: {
      before: texts.compare.before({ version: versionNumber(base.version) }),
      after: texts.compare.after,
    },
  });
  return (
    <Drawer
      opened
      returnFocus={false}
      onClose={onClose}
      position="right"
      size="xl"
      title={title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.compare.close }}
    >
      <CompareVersions comparison={comparison} first="label" />
    </Drawer>
  );
}

const numbers = new WeakMap<LabelTemplate, number>();
let lastNumber = 0;

/** Returns a template as a version that is compared. It has no hash yet: templates never change, so each has a number. */
function comparedAs(template: LabelTemplate, version: number | undefined) {
  const number = numbers.get(template) ?? (lastNumber += 1);
  numbers.set(template, number);
  return { labelVersionId: 'design', version, versionHash: String(number), template };
}
