/**
 * Installs the part of the browser's locks that is used here: one holder per name, who may lose it. Returns how another
 * tab takes all that are held.
 */
export function installLocks(): () => void {
  const held = new Map<string, () => void>();
  const request = async (
    name: string,
    { steal = false }: LockOptions,
    task: (lock: Lock | null) => Promise<void>,
  ) => {
    if (held.has(name) && !steal) return task(null);
    held.get(name)?.();
    const lost = Promise.withResolvers<never>();
    const lose = () => lost.reject(new DOMException('stolen', 'AbortError'));
    held.set(name, lose);
    try {
      return await Promise.race([task({ name, mode: 'exclusive' }), lost.promise]);
    } finally {
      if (held.get(name) === lose) held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => {
    for (const lose of held.values()) lose();
  };
}
