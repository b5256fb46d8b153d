import { Input, NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COLOR_SCHEMES, preferenceQueries, readColorScheme, type UserSettings } from '@/entities/preference';
import { saveSettingsMutation } from '@/features/user-settings';
import { applyLanguage } from '@/shared/i18n';
import { formatDateTime } from '@/shared/lib/date';
import { LanguageChoice } from '@/shared/ui/language-choice';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { dateLanguages } from '../model/date-languages';
import { ScanSignals } from './scan-signals';
import classes from './settings.module.css';

/** Choice of colours, language and date format: each choice is applied and saved at once. */
export function AppearanceSection() {
  const settings = useQuery(preferenceQueries.mine());
  return (
    <section className={classes['section']}>
      <h2>{texts.appearance}</h2>
      <QueryView query={settings}>{(saved) => <AppearanceChoice saved={saved} />}</QueryView>
    </section>
  );
}

function AppearanceChoice({ saved }: { saved: UserSettings }) {
  const { mutate, isPending, isSuccess, error, variables } = useMutation(saveSettingsMutation());
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A value that is being saved is already shown as chosen.
  const chosenNow = isPending ? variables : saved;
  const { dateLanguage } = chosenNow;
  const [now] = useState(() => new Date());
  const chooseColors = (choice: string) => {
    const chosen = readColorScheme(choice) ?? 'auto';
    setColorScheme(chosen);
    // A choice that could not be saved is reverted.
    mutate({ ...saved, colorScheme: chosen }, { onError: () => setColorScheme(colorScheme) });
  };
  return (
    <>
      <Input.Wrapper label={texts.colors} labelElement="div">
        <SegmentedControl
          aria-label={texts.colors}
          className={classes['colors']}
          fullWidth
          value={colorScheme}
          onChange={chooseColors}
          data={COLOR_SCHEMES.map((value) => ({ value, label: texts.schemes[value] }))}
        />
      </Input.Wrapper>
      <LanguageChoice
        label={texts.language}
        size="md"
        browserDefault={texts.browserLanguage}
        value={chosenNow.language}
        onChoose={(language) => mutate({ ...saved, language }, { onSuccess: () => applyLanguage(language) })}
      />
      <NativeSelect
        label={texts.dates}
        description={texts.example({ example: formatDateTime(now, { language: dateLanguage }) })}
        inputWrapperOrder={['label', 'input', 'description']}
        size="md"
        value={dateLanguage}
        onChange={(event) => mutate({ ...saved, dateLanguage: event.currentTarget.value })}
        data={[
          { value: '', label: texts.browserLanguage },
          ...dateLanguages(dateLanguage).map(({ language, name }) => ({ value: language, label: name })),
        ]}
      />
      <ScanSignals settings={chosenNow} onChange={(channels) => mutate({ ...saved, ...channels })} />
      <output className={classes['state']}>
        {isPending
          ? texts.saving
          : error
            ? texts.notSaved({ reason: error.message })
            : isSuccess && texts.saved}
      </output>
    </>
  );
}
