import { types, type CustomTypesConfig } from 'pg';

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = types.builtins;
/** Lists of timestamp, date, timestamptz, interval and numeric, which the driver has no names for. */
const lists = [1115, 1182, 1185, 1187, 1231];
/** Values whose texts the query builder reads itself. */
const asText: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...lists]);

const same = (value: string) => value;

/** How the driver reads the values of answers that go to the query builder: as that asks for itself. */
export const timesAsText: CustomTypesConfig = {
  getTypeParser: (type) => (asText.has(type) ? same : types.getTypeParser(type)),
};
