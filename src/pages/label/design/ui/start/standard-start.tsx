import { useQuery } from '@tanstack/react-query';
import { standardLabelQueries } from '@/entities/standard-label';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QueryView } from '@/shared/ui/query-view';
import { sameSizeFirst } from '../../model/label-size';
import { useBegin } from '../../api/begin-design-mutation';
import { texts } from '../../i18n';
import { StandardPicture } from './standard-picture';
import { StartChoice } from './start-choice';
import type { StartProps } from './start-props';
import classes from './start.module.css';

/** Begins with a standard template: a list of them with small pictures. */
export function StandardStart({ size, onStart }: StartProps) {
  const templates = useQuery(standardLabelQueries.templates());
  const beginning = useBegin(onStart);
  return (
    <div className={classes['panel']}>
      <QueryView query={templates} empty={<p className={classes['hint']}>{texts.start.noStandards}</p>}>
        {(offered) => (
          <ul className={classes['choices']} aria-label={texts.start.standards}>
            {sameSizeFirst(offered, size).map((template) => (
              <StartChoice
                key={template.templateId}
                name={template.name}
                widthMm={template.widthMm}
                heightMm={template.heightMm}
                picture={<StandardPicture template={template} />}
                from={{ standardId: template.templateId }}
                beginning={beginning}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {beginning.error && <ErrorPanel error={beginning.error} title={texts.start.failed} />}
    </div>
  );
}
