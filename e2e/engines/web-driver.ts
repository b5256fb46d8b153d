import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.looseObject({ error: z.string(), message: z.string() });

/** Makes one call of W3C WebDriver and returns its value. Rejects with the error text of the driver. */
export async function callWebDriver(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}
