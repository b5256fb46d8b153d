import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderWith, tokenFor } from '@/shared/testing';
import { CodeStep } from './code-step';

const LOGIN = 'POST http://auth.test/api/account/login';
const credentials = { email: 'mia@demo.test', password: 'a good password' };
const wrong = { code: 'second-factor.code-wrong', args: {}, Message: 'English' };
const session = { token: tokenFor(), refreshToken: 'refresh', expires: 600 };
/** Takes one code and no other. */
const taking = (code: string) =>
  http.post('http://auth.test/api/account/login', async ({ request }) => {
    const body = await request.json();
    const isRight = JSON.stringify(body).includes(`"oneTimeCode":"${code}"`);
    return isRight ? HttpResponse.json(session) : HttpResponse.json(wrong, { status: 401 });
  });
const api = mockApi(answer('subscription/status', { status: 'Active' }));

function show() {
  const onBack = vi.fn<() => void>();
  const onSignedIn = vi.fn<() => void>();
  const step = (
    <main>
      <CodeStep credentials={credentials} onBack={onBack} onSignedIn={onSignedIn} />
    </main>
  );
  return { ...renderWith(step, { route: '/login', path: '/login' }), onBack, onSignedIn };
}

it('asks for the code in a field that a phone fills in, and signs in by keyboard alone', async () => {
  api.use(taking('123456'));
  const { onSignedIn } = show();
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  expect(document.activeElement).toBe(field);
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.getByText(/for mia@demo\.test\./)).toBeTruthy();
  await userEvent.keyboard('123456{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(api.bodies(LOGIN)).toEqual([{ ...credentials, oneTimeCode: '123456' }]);
});

it('says at the field that a code is wrong or missing, and selects it for the next', async () => {
  api.use(taking('654321'));
  const { onSignedIn } = show();
  await press('Sign in');
  expect(screen.getByText('Enter the code of your app.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  await userEvent.type(field, '111111{Enter}');
  expect(await screen.findByText(/^This code is wrong or has been used already/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]));
  await userEvent.keyboard('654321{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

it('takes a recovery code in its place, and leads back to the code', async () => {
  api.use(taking('7KQ2-M9XF-03TB-VC5H'));
  const { onSignedIn } = show();
  await press('Use a recovery code');
  const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
  expect(document.activeElement).toBe(field);
  expect(field.autocomplete).toBe('off');
  await press('Use the code of the app');
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), '7KQ2-M9XF-03TB-VC5H{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

it('says what else is wrong above the form, and leads back to the password', async () => {
  api.fail(LOGIN, 429, 'Too many failed sign-ins. Please wait up to 15 minutes.');
  const { onBack } = show();
  await userEvent.keyboard('123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many failed sign-ins.');
  await press('Back');
  expect(onBack).toHaveBeenCalledOnce();
});

it('is accessible', async () => {
  show();
  await expectAccessible();
});
