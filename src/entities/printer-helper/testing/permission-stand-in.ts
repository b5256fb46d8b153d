/** Stands in for the browser's permissions, which jsdom lacks: the word on local networks, and its changes. */
export class PermissionStandIn extends EventTarget {
  state: PermissionState;
  /** The names the browser knows; asking for another one is an error, as in browsers. */
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

  /** Puts it into the browser; returns the function that takes it out again. */
  install(): () => void {
    const query = async ({ name }: { name: string }) => {
      if (!this.names.includes(name)) throw new TypeError(`“${name}” is not a permission`);
      return this;
    };
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    return () => void Reflect.deleteProperty(navigator, 'permissions');
  }
}
