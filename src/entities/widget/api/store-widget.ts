import { callForEffect, isNotOffered, productApi, toApiError } from '@/shared/api';
import { widgetRequest } from './widget-request';
import type { Widget } from './widget-schema';

/** Place where widgets are stored. */
export interface WidgetPlace {
  organizationId: string;
  /** Whether the server stores widgets; otherwise this browser does. */
  isOffered: boolean;
}

/**
 * Sends a new widget with its id from this browser. Resolves with true once the server has stored it; with false if the
 * server lacks the call, so that this browser stores it.
 */
export async function isTakenByServer(widget: Widget): Promise<boolean> {
  try {
    const json = { ...widgetRequest(widget), localId: String(widget.id) };
    await callForEffect(productApi, 'post', 'api/widgets', { json });
    return true;
  } catch (error) {
    if (isNotOffered(toApiError(error))) return false;
    throw error;
  }
}
