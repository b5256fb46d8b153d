/** Replaces the browser's permissions, which jsdom lacks: the local network permission and its changes. */
export class PermissionStandIn extends EventTarget {
  state: PermissionState;
  /** Names the browser knows; a query for another one is an error, as in browsers. */
  readonly names: readonly string[];

  constructor(state: PermissionState, names: readonly string[] = ['loopback-network']) {
    super();
    this.state = state;
    this.names = names;
  }

  change(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }

  /** Installs it in the browser; returns the function that removes it. */
  install(): () => void {
    const query = async ({ name }: { name: string }) => {
      if (!this.names.includes(name)) throw new TypeError(`“${name}” is not a permission`);
      return this;
    };
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    return () => void Reflect.deleteProperty(navigator, 'permissions');
  }
}
