import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { labelQueries } from '@/entities/label';
import { printerQueries } from '@/entities/printer';
import { LimitNotice } from '@/entities/subscription';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { isInState, searchedText, stateFilters, withPlaces } from '../model/label-facts';
import { AddLabelLinks } from './add-label-links';
import { CompletedNumbersNotice } from './completed-numbers-notice';
import { LABEL_CARD_HEIGHT_PX, LabelCard } from './label-card';
import { labelColumns } from './label-columns';
import classes from './labels.module.css';
import { SwitchOutcome, useLabelSwitch } from './use-label-switch';

/** /labels - all labels of the organisation; search, filters and sorting are in the address. */
export function LabelsPage() {
  const labels = useQuery(labelQueries.ofOrganization());
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const { data: printers } = useQuery(printerQueries.list());
  const { data: places } = useQuery(labelQueries.places());
  const { enable, disable, done, failed } = useLabelSwitch();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={<AddLabelLinks />} />
      <div className={classes['notices']}>
        <LimitNotice limit="labels" needed={0} />
        <SwitchOutcome done={done} failed={failed} />
        <CompletedNumbersNotice />
      </div>
      <QueryView query={labels}>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={withPlaces(rows, places)}
            keyOf={({ labelId }) => labelId}
            nameOf={({ name }) => name}
            columns={labelColumns(groups, printers)}
            search={{ label: texts.search, textOf: searchedText }}
            filters={[
              {
                key: 'state',
                label: texts.state,
                options: stateFilters.map((value) => ({ value, text: texts.states[value] })),
                matches: isInState,
              },
              {
                key: 'enabled',
                label: texts.enabled,
                options: [
                  { value: 'yes', text: texts.isEnabled },
                  { value: 'no', text: texts.isDisabled },
                ],
                matches: ({ isEnabled }, value) => isEnabled === (value === 'yes'),
              },
            ]}
            defaultSort={{ key: 'name', isDescending: false }}
            bulkActions={[
              {
                key: 'enable',
                text: (count) => texts.enable({ count }),
                appliesTo: ({ isEnabled }) => !isEnabled,
                run: enable,
              },
              {
                key: 'disable',
                text: (count) => texts.disable({ count }),
                appliesTo: ({ isEnabled }) => isEnabled,
                run: disable,
              },
            ]}
            card={{
              heightPx: LABEL_CARD_HEIGHT_PX,
              title: texts.name,
              render: (label) => <LabelCard label={label} groups={groups} />,
            }}
            empty={<EmptyState action={<AddLabelLinks />}>{texts.none}</EmptyState>}
          />
        )}
      </QueryView>
    </>
  );
}
