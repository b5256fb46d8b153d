import { demoPassword } from 'server';
import type { View, Target } from './view.ts';

const email: Target = { role: 'textbox', name: 'E-mail' };
const password: Target = { role: '', name: 'Password' };
const signInButton: Target = { role: 'button', name: 'Sign in' };
const logout: Target = { role: 'link', name: 'Logout' };

/** App at an address, in one window of another browser: the actions that several journeys share. */
export class AppAt {
  readonly #view: View;
  readonly #origin: string;

  constructor(view: View, origin: string) {
    this.#view = view;
    this.#origin = origin;
  }

  async goTo(path: string): Promise<void> {
    await this.#view.open(`${this.#origin}/#${path}`);
  }

  /** Types address and password into the form and submits it. */
  async enter(address: string, secret = demoPassword): Promise<void> {
    await this.#view.write(email, address);
    await this.#view.write(password, secret);
    await this.#view.click(signInButton);
  }

  /** Signs in on the login screen, after signing out the current person. */
  async signIn(address: string): Promise<void> {
    await this.goTo('/logout');
    await this.#view.see(email);
    await this.goTo('/login');
    await this.enter(address);
    await this.#view.see(logout);
  }

  /** Clicks a choice and waits until it is checked. */
  async check(choice: Target): Promise<void> {
    await this.#view.click(choice);
    await this.#view.seeWhen(choice, ({ isChecked }) => isChecked);
  }

  /**
   * Goes from the list of articles to the printed label: finds the article by its number and prints it with the label
   * on the printer.
   */
  async print(job: {
    readonly ean: string;
    readonly name: string;
    /** Omitted when the article has only one label. */
    readonly label?: string;
    readonly printer: string;
    readonly quantity: number;
  }): Promise<void> {
    const { ean, name, label, printer, quantity } = job;
    const labels = quantity === 1 ? 'label' : 'labels';
    await this.goTo('/print-articles');
    await this.#view.write({ role: 'searchbox', name: 'Search by name or number' }, ean);
    await this.#view.click({ role: 'link', name });
    if (label !== undefined) await this.check({ role: 'radio', name: label });
    await this.#view.choose({ role: 'combobox', name: 'Printer' }, printer);
    await this.#view.write({ role: 'spinbutton', name: 'Quantity' }, String(quantity));
    await this.#view.click({ role: 'button', name: /^Print [\d,]+ labels?$/u });
    await this.#view.seeWords(`${quantity} of ${quantity} ${labels} printed`);
  }
}
