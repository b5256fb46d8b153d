import { demoPassword } from 'server';

/** Sends a request to the server, by any transport. */
type Send = (request: Request) => Promise<Response>;

export interface UploadedFile {
  readonly bytes: string | Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly fileEncoding?: string;
  readonly options: object;
}

/** Uploads a file of articles as a person, waits until it is imported, and resolves with the import's id. */
export async function uploadAs(
  send: Send,
  origin: string,
  email: string,
  { bytes, fileName, fileEncoding = 'utf-8', options }: UploadedFile,
): Promise<number> {
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await send(new Request(`${origin}${path}`, init));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = (await call('/api/account/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const body = new FormData();
  body.append('file', new File([bytes], fileName));
  body.append('fileName', fileName);
  body.append('fileEncoding', fileEncoding);
  body.append('targetGroups', '[2]');
  body.append('options', JSON.stringify(options));
  const { entityId } = (await call('/api/import/upload', { method: 'POST', headers, body })) as {
    entityId: number;
  };
  for (;;) {
    const { data } = (await call(`/api/import/${entityId}`, { headers })) as { data: { state: string } };
    if (data.state !== 'Waiting' && data.state !== 'Running') return entityId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
