import { useQuery } from '@tanstack/react-query';
import { featureFlagQueries } from '@/entities/subscription';
import { labelQueries } from '@/entities/label';
import { printerQueries } from '@/entities/printer';
import { useHelperConnection } from '@/entities/printer-helper';
import { preferenceQueries } from '@/entities/preference';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { PreferencesScreen } from './preferences-screen';

/** /preferences - the printers of this computer, and the default printer of each label. */
export function PreferencesPage() {
  const features = useQuery(featureFlagQueries.mine());
  const labels = useQuery(labelQueries.list());
  const printers = useQuery(printerQueries.list());
  const settings = useQuery(preferenceQueries.mine());
  const connection = useHelperConnection();
  const isEnabled = features.data?.showFeatures.showPrinterPreferences === true;
  if (isEnabled && labels.data && printers.data?.length && settings.data)
    return (
      <PreferencesScreen
        labels={labels.data}
        printers={printers.data}
        settings={settings.data}
        connection={connection}
      />
    );
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <QueryView query={features}>
        {() =>
          isEnabled ? (
            <QueryView query={labels}>
              {() => (
                <QueryView query={printers} empty={<EmptyState>{texts.noPrinters}</EmptyState>}>
                  {() => <QueryView query={settings}>{() => null}</QueryView>}
                </QueryView>
              )}
            </QueryView>
          ) : (
            <EmptyState>{texts.notEnabled}</EmptyState>
          )
        }
      </QueryView>
    </>
  );
}
