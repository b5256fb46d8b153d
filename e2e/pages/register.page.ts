import type { Locator, Page } from '@playwright/test';

export interface Registration {
  plan?: string;
  organization: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export class RegisterPage {
  readonly organization: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly confirm: Locator;
  readonly heading: Locator;
  readonly alert: Locator;
  readonly google: Locator;
  readonly toSignIn: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.organization = page.getByRole('textbox', { name: 'Organisation' });
    this.firstName = page.getByRole('textbox', { name: 'First name' });
    this.lastName = page.getByRole('textbox', { name: 'Last name' });
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.password = page.getByLabel(/^Password/);
    this.submit = page.getByRole('button', { name: 'Create the organisation' });
    this.confirm = page.getByRole('button', { name: 'Confirm my address' });
    this.heading = page.getByRole('heading', { level: 1 });
    this.alert = page.getByRole('alert');
    this.google = page.getByRole('button', { name: 'Continue with Google' });
    this.toSignIn = page.getByRole('link', { name: 'Go to sign in' });
  }

  static async open(page: Page, origin = ''): Promise<RegisterPage> {
    await page.goto(`${origin}/#/register`);
    return new RegisterPage(page);
  }

  plan(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true });
  }

  async register({ plan, ...person }: Registration): Promise<void> {
    if (plan !== undefined) await this.plan(plan).check();
    await this.organization.fill(person.organization);
    await this.firstName.fill(person.firstName);
    await this.lastName.fill(person.lastName);
    await this.email.fill(person.email);
    await this.password.fill(person.password);
    await this.submit.click();
  }
}
