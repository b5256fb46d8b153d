import { Button, Radio } from '@mantine/core';
import { ArticleSearchInput, articleSearchScope } from '@/entities/article';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { WidgetValues } from '../model/widget-form';
import classes from './widget-form.module.css';
import { NewDefaultArticle } from './new-default-article';

const MODES = ['groupOnly', 'all'] as const;
const EVERYWHERE = articleSearchScope('all', []);

/** Fields for the articles that the card searches, and its predefined article. */
export function ArticleFields({ values, errors, change }: FieldsProps<WidgetValues>) {
  const { predefinedArticle } = values;
  return (
    <section className={classes['section']}>
      <h2>{texts.article}</h2>
      <Radio.Group
        label={texts.articleMode}
        value={values.articleMode}
        onChange={(mode) => change({ articleMode: mode === 'all' ? 'all' : 'groupOnly' })}
      >
        <div className={classes['fields']}>
          {MODES.map((mode) => (
            <Radio key={mode} value={mode} size="md" label={texts.articleModes[mode]} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes['section']}>
        <h3>{texts.predefined}</h3>
        <p className={classes['hint']}>{texts.predefinedHint}</p>
        {predefinedArticle ? (
          <div className={classes['chosen']}>
            <span>
              <strong>{predefinedArticle.name}</strong>{' '}
              <span dir="ltr">{predefinedArticle.externalIdentifier}</span>
            </span>
            <Button variant="default" onClick={() => change({ predefinedArticle: null })}>
              {texts.removeArticle}
            </Button>
          </div>
        ) : (
          <>
            <ArticleSearchInput
              scope={EVERYWHERE}
              label={texts.findArticle}
              onPick={({ id, name, externalIdentifier }) =>
                change({ predefinedArticle: { id, name, externalIdentifier } })
              }
            />
            <NewDefaultArticle
              labelId={values.labelId}
              onCreated={(article) => change({ predefinedArticle: article })}
            />
          </>
        )}
        {errors['predefinedArticle'] !== undefined && <p role="alert">{errors['predefinedArticle']}</p>}
      </div>
    </section>
  );
}
