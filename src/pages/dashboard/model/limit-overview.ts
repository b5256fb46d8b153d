import {
  limitTexts,
  subscriptionUse,
  type LimitUse,
  type PrintCount,
  type Subscription,
} from '@/entities/subscription';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

const { limits } = texts;

/** One limit of the subscription, as texts. */
export interface LimitLine {
  key: string;
  title: string;
  /** `off`: not included in the subscription; `open`: not limited, or not reported. */
  state: LimitUse['level'] | 'on' | 'off' | 'open';
  /** “8 of 10”, “Included”. */
  amount: string;
  /** Used share, 0 to 1; undefined if nothing is counted. */
  share: number | undefined;
  /** Consequence once the limit is reached, or of doing without the feature. */
  sentence: string;
}

interface LimitSources {
  subscription: Subscription;
  prints: PrintCount | undefined;
  /** Undefined while unknown. */
  isImportEnabled: boolean | undefined;
  connectors: readonly { id: Id; name: string }[];
}

/** Returns all limits of a subscription in a fixed order, including those that the server does not report. */
export function limitOverview({
  subscription,
  prints,
  isImportEnabled,
  connectors,
}: LimitSources): LimitLine[] {
  const uses = new Map(subscriptionUse(subscription, prints).map((use) => [use.name, use]));
  const counted = (name: LimitUse['name'], used?: number) => {
    const use = uses.get(name);
    return use ? countedLine(use) : openLine(name, used);
  };
  const { agentsEnabled, integrationClientsEnabled, widgetsEnabled } = subscription;
  return [
    counted('users', subscription.activeUsers),
    counted('prints'),
    counted('labels', subscription.labels),
    counted('printerModels', subscription.printerModels),
    widgetsEnabled ? counted('widgets', subscription.widgets) : missingLine('widgets'),
    agentsEnabled ? counted('agents', subscription.activeAgents) : missingLine('agents'),
    switchLine('connectors', subscription.connectorsEnabled, {
      on: connectorSentence(subscription.activeConnectorId, connectors),
      off: limits.without.connectors,
    }),
    integrationClientsEnabled
      ? counted('integrationClients', subscription.activeIntegrationClients)
      : missingLine('integrationClients'),
    switchLine('webHooks', subscription.integrationWebHooksEnabled, {
      on: limits.webHooksOn,
      off: limits.without.webHooks,
    }),
    ...(isImportEnabled === undefined
      ? []
      : [switchLine('imports', isImportEnabled, { on: limits.importsOn, off: limits.without.imports })]),
  ];
}

function countedLine({ name, used, allowed, promised, level }: LimitUse): LimitLine {
  const { blocked, remedy } = limitTexts[name];
  const parts = [
    promised > 0 && limits.invited({ count: promised }),
    level === 'full' ? blocked : limits.whenFull[name],
    remedy,
  ];
  return {
    key: name,
    title: limitTexts[name].name,
    state: level,
    amount: limits.usedOf({ used, allowed }),
    share: allowed === 0 ? 1 : Math.min(1, used / allowed),
    sentence: parts.filter(Boolean).join(' '),
  };
}

/** Returns a line without a limit: prints of a paid subscription have none, and some servers do not report others. */
function openLine(name: LimitUse['name'], used: number | undefined): LimitLine {
  const isPrints = name === 'prints';
  const counted = used === undefined ? limits.notReported : limits.used({ used });
  return {
    key: name,
    title: limitTexts[name].name,
    state: 'open',
    amount: isPrints ? limits.notLimited : counted,
    share: undefined,
    sentence: isPrints ? limits.printsAlways : limits.limitNotReported,
  };
}

const missingLine = (name: 'widgets' | 'agents' | 'integrationClients'): LimitLine => ({
  key: name,
  title: limitTexts[name].name,
  state: 'off',
  amount: limits.notIncluded,
  share: undefined,
  sentence: limits.without[name],
});

const switchLine = (
  key: 'connectors' | 'webHooks' | 'imports',
  isOn: boolean,
  sentences: { on: string; off: string },
): LimitLine => ({
  key,
  title: limits[key],
  state: isOn ? 'on' : 'off',
  amount: isOn ? limits.included : limits.notIncluded,
  share: undefined,
  sentence: isOn ? sentences.on : sentences.off,
});

function connectorSentence(activeId: Id | undefined, connectors: LimitSources['connectors']): string {
  if (activeId === undefined) return limits.noConnector;
  const name = connectors.find(({ id }) => id === activeId)?.name;
  return limits.connectorInUse({ name: name || String(activeId) });
}
