import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { featureFlagQueries } from '@/entities/subscription';
import { access, canAccess, fullNameOf, useSessionUser } from '@/entities/session';
import { UnfinishedPrints } from '@/features/send-print-job';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { PrintWayList } from './print-way-list';

/** Loaded with the widgets, so that the greeting does not wait for the cards. */
const FavoriteCards = lazyPart(async () => ({ default: (await import('./favorite-cards')).FavoriteCards }));
/** Loaded separately, since only a few people review labels. */
const ReviewWork = lazyPart(async () => ({ default: (await import('./review-work')).ReviewWork }));
/** Loaded after the more important content above it. */
const LastPrints = lazyPart(async () => ({ default: (await import('./last-prints')).LastPrints }));

/**
 * Start page of members: favourites, ready to print, and all other ways to print. Each part appears once the height of
 * the one above is known: nothing moves away under a finger.
 */
export function HomePage() {
  const user = useSessionUser();
  const { data: features } = useQuery(featureFlagQueries.mine());
  const ways = (
    <>
      <PrintWayList />
      {user && features?.printHistoryEnabled && (
        <Suspense fallback={null}>
          <LastPrints user={user} />
        </Suspense>
      )}
    </>
  );
  const cards = user ? (
    <Suspense fallback={<Skeleton height={480} mb={24} />}>
      <FavoriteCards user={user}>{ways}</FavoriteCards>
    </Suspense>
  ) : (
    ways
  );
  return (
    <>
      <PageHeader
        title={user ? texts.welcome({ name: fullNameOf(user) }) : texts.title}
        description={texts.description}
      />
      <UnfinishedPrints />
      {user && canAccess(user, access.quality) ? (
        <Suspense fallback={<Skeleton height={20} width={260} mb={24} />}>
          <ReviewWork user={user}>{cards}</ReviewWork>
        </Suspense>
      ) : (
        cards
      )}
    </>
  );
}
