import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { generatePath } from 'react-router';
import type { LabelTemplate } from 'label-core';
import { labelQueries } from '@/entities/label';
import { useSessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { designBaseQueries, type ReadableThing } from '../api/design-base-queries';
import { useDesignLock } from '../model/design-lock';
import { thingKey, type DesignBase, type DesignThing } from '../model/design-thing';
import { restoredBase, type KeptDesign } from '../model/kept-design';
import { designRights } from '../model/save-ways';
import { useFoundDesign } from '../model/use-found-design';
import { texts } from '../i18n';
import { ElsewhereNotice, RestoredNotice } from './start/restored-notice';

const DesignStart = lazyPart(async () => ({ default: (await import('./start/design-start')).DesignStart }));
/** Fetches the code of the editor. */
export const fetchEditor = () => import('./design-editor');
const DesignEditor = lazyPart(async () => ({ default: (await fetchEditor()).DesignEditor }));

/** What is on the drawing area at first: the base itself, or what was kept of an earlier visit. */
interface Opened {
  base: DesignBase;
  template: LabelTemplate;
  name: string;
}

const openedAs = (base: DesignBase): Opened => ({ base, template: base.template, name: base.name });

/** Returns what was kept, on the version that it was made out of, so that a save over a newer one is refused. */
const restored = (found: KeptDesign, base: DesignBase | undefined): Opened => ({
  base: restoredBase(base, found),
  template: found.template,
  name: found.name,
});

/** One design from its beginning: read from the server, begun anew, or found unsaved in this browser. */
export function DesignScreen({ thing }: { thing: DesignThing }) {
  const rights = designRights(useSessionUser());
  const readable = isReadable(thing) ? thing : undefined;
  const read = useQuery({
    ...designBaseQueries.base(readable ?? UNREAD, rights),
    enabled: readable !== undefined,
  });
  const kit = useQuery(labelQueries.kit());
  const lock = useDesignLock(thingKey(thing));
  const kept = useFoundDesign(thing, lock.holder === 'own');
  const [opened, setOpened] = useState<Opened>();
  const [isRereading, setRereading] = useState(false);
  // The other tab may have saved what was read here before.
  const takeOver = async () => {
    setRereading(true);
    setOpened(undefined);
    lock.takeOver();
    if (readable) await read.refetch();
    setRereading(false);
  };
  const title = read.data?.name ?? texts.title;
  useDocumentTitle(title);
  const backTo = listOf(thing);
  const begun = opened ?? (read.data && openedAs(read.data));
  const aside = (content: ReactNode) => (
    <>
      <PageHeader title={title} backTo={backTo} />
      {content}
    </>
  );

  if (readable && !read.data) return aside(<QueryView query={read}>{() => null}</QueryView>);
  if (lock.holder === 'elsewhere') return aside(<ElsewhereNotice onTakeOver={() => void takeOver()} />);
  if (kit.error && !kit.data)
    return aside(<ErrorPanel error={kit.error} onRetry={() => void kit.refetch()} />);
  if (!kept.isLoaded || isRereading) return aside(<Skeleton height={320} />);
  // Found anew after another tab had the design: what that one kept is newer than what was opened here.
  if (kept.found) {
    const { found } = kept;
    return aside(
      <RestoredNotice
        found={found}
        base={read.data}
        onGoOn={() => {
          kept.settle();
          setOpened(restored(found, read.data));
        }}
        onDiscard={() => {
          kept.discard();
          setOpened(undefined);
        }}
      />,
    );
  }
  if (!begun)
    return aside(
      <Suspense fallback={<Skeleton height={320} />}>
        <DesignStart
          onStart={(base) => {
            kept.begin();
            setOpened(openedAs(base));
          }}
        />
      </Suspense>,
    );
  const loading = aside(<Skeleton height={480} />);
  if (!kit.data) return loading;
  return (
    <Suspense fallback={loading}>
      <DesignEditor thing={thing} kit={kit.data} backTo={backTo} {...begun} />
    </Suspense>
  );
}

/** Stands in for a thing without anything to read; its query is switched off. */
const UNREAD: ReadableThing = { kind: 'label', labelId: '' };

const isReadable = (thing: DesignThing): thing is ReadableThing =>
  thing.kind !== 'new' || thing.from !== undefined;

/** Returns the path of the screen that a design is left to. */
function listOf(thing: DesignThing): string {
  if (thing.kind === 'new') return paths.labels;
  return thing.kind === 'label'
    ? generatePath(paths.label, { id: String(thing.labelId) })
    : generatePath(paths.qualityLabel, { labelId: String(thing.labelId) });
}
