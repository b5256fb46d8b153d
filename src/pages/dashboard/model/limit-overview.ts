import {
  limitName,
  limitTexts,
  subscriptionUse,
  type LimitUse,
  type PrintCount,
  type Subscription,
} from '@/entities/subscription';
import type { Id } from '@/shared/api';
import { overviewTexts as texts } from './limit-overview-texts';

/** One limit of the subscription in words. */
export interface LimitLine {
  key: string;
  title: string;
  /** `off`: the subscription does not have it; `open`: nothing is counted, or it is not told. */
  state: LimitUse['level'] | 'on' | 'off' | 'open';
  /** “8 of 10”, “Included”. */
  amount: string;
  /** The part that is used, 0 to 1; undefined where nothing is counted. */
  share: number | undefined;
  /** What it blocks once it is full, or what cannot be done without it. */
  sentence: string;
}

interface LimitSources {
  subscription: Subscription;
  prints: PrintCount | undefined;
  /** Undefined while it is not known. */
  isImportEnabled: boolean | undefined;
  connectors: readonly { id: Id; name: string }[];
}

/** Every limit of a subscription, whether it is told or not, in one order. */
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
      off: texts.withoutConnectors,
    }),
    integrationClientsEnabled
      ? counted('integrationClients', subscription.activeIntegrationClients)
      : missingLine('integrationClients'),
    switchLine('webHooks', subscription.integrationWebHooksEnabled, {
      on: texts.webHooksOn,
      off: texts.withoutWebHooks,
    }),
    ...(isImportEnabled === undefined
      ? []
      : [switchLine('imports', isImportEnabled, { on: texts.importsOn, off: texts.withoutImports })]),
  ];
}

function countedLine({ name, used, allowed, promised, level }: LimitUse): LimitLine {
  const { blocked, remedy } = limitTexts[name];
  const parts = [
    promised > 0 && texts.promised(promised),
    level !== 'full' && texts.whenFull,
    blocked,
    remedy,
  ];
  return {
    key: name,
    title: limitName(name),
    state: level,
    amount: texts.usedOf(used, allowed),
    share: allowed === 0 ? 1 : Math.min(1, used / allowed),
    sentence: parts.filter(Boolean).join(' '),
  };
}

/** A limit that is not counted: prints of a paid subscription have none, others are not told by every server. */
function openLine(name: LimitUse['name'], used: number | undefined): LimitLine {
  const isPrints = name === 'prints';
  const untold = used === undefined ? texts.notTold : texts.used(used);
  return {
    key: name,
    title: limitName(name),
    state: 'open',
    amount: isPrints ? texts.notLimited : untold,
    share: undefined,
    sentence: isPrints ? texts.printsAlways : texts.noLimitTold,
  };
}

const missingLine = (name: keyof typeof texts.without): LimitLine => ({
  key: name,
  title: limitName(name),
  state: 'off',
  amount: texts.notIncluded,
  share: undefined,
  sentence: texts.without[name],
});

const switchLine = (
  key: 'connectors' | 'webHooks' | 'imports',
  isOn: boolean,
  sentences: { on: string; off: string },
): LimitLine => ({
  key,
  title: texts[key],
  state: isOn ? 'on' : 'off',
  amount: isOn ? texts.on : texts.notIncluded,
  share: undefined,
  sentence: isOn ? sentences.on : sentences.off,
});

function connectorSentence(activeId: Id | undefined, connectors: LimitSources['connectors']): string {
  if (activeId === undefined) return texts.noConnector;
  const name = connectors.find(({ id }) => id === activeId)?.name;
  return texts.connectorInUse(name === undefined || name === '' ? String(activeId) : name);
}
