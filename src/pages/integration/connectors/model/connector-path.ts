import { generatePath } from 'react-router';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The parameter that opens the form of a new connector; the leave guard knows it. */
export const OPEN_PARAMETER = 'open';
export const NEW_CONNECTOR_OPEN = 'new';

export const addConnectorPath = `${paths.connectors}?${OPEN_PARAMETER}=${NEW_CONNECTOR_OPEN}`;

/** The address of a connector. */
export const connectorPath = (id: Id): string => generatePath(paths.connector, { connectorId: String(id) });
