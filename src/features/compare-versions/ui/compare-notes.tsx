import { Button } from '@mantine/core';
import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '@/entities/label';
import { texts } from '../i18n';
import classes from './compare-versions.module.css';
import type { VersionComparison } from './use-version-comparison';

/** Notes to read before viewing the drawings. */
export function CompareNotes({ comparison }: { comparison: VersionComparison }) {
  const { isFirst, drawn, regions, isCounted, standard, choose, lacksPictures } = comparison;
  const isAlike = drawn !== undefined && !isFirst && regions.length === 0;
  const { before, after } = drawn ?? {};
  const isOtherSize = before && after && drawn?.comparison?.isSameSize === false;
  return (
    <div className={classes['notes']}>
      {isFirst && (
        <Note>
          <strong>{texts.first}</strong> {texts.firstText}
        </Note>
      )}
      {isAlike && (
        <Note isGood>
          <strong>{texts.noVisibleChange}</strong> {texts.noVisibleChangeText}
        </Note>
      )}
      {isOtherSize && (
        <Note>
          {texts.otherSize({
            before: formatSize(before.widthMm, before.heightMm),
            after: formatSize(after.widthMm, after.heightMm),
          })}
        </Note>
      )}
      {!isCounted && (
        <Note>
          {texts.notCounted({ sample: standard.words })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => choose(standard.id)}>
            {texts.backTo({ sample: standard.words })}
          </Button>
        </Note>
      )}
      {lacksPictures && <Note>{texts.lacksPictures}</Note>}
    </div>
  );
}

function Note({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : Info;
  return (
    <p className={classes['note']} data-good={isGood || undefined}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
