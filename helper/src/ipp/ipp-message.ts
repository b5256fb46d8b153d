import type { IppAttribute, IppGroup, IppGroupName, IppMessage, IppValue } from './ipp-value.ts';

/** Returns the attributes of the first group of that name by attribute name; empty when the message has no such group. */
export function groupOf(message: IppMessage, name: IppGroupName): AttributeMap {
  return attributeMap(message.groups.find((group) => group.name === name)?.attributes ?? []);
}

/** Returns all groups of that name, in order: one for each printer or job of a list. */
export function groupsOf(message: IppMessage, name: IppGroupName): AttributeMap[] {
  return message.groups.filter((group) => group.name === name).map((group) => attributeMap(group.attributes));
}

/** Values by attribute name, with lenient getters: an attribute that is missing or has an unexpected type counts as absent. */
export class AttributeMap {
  readonly #values: ReadonlyMap<string, readonly IppValue[]>;

  constructor(values: ReadonlyMap<string, readonly IppValue[]>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  names(): string[] {
    return [...this.#values.keys()];
  }

  values(name: string): readonly IppValue[] {
    return this.#values.get(name) ?? [];
  }

  strings(name: string): string[] {
    return this.values(name).flatMap((value) =>
      'value' in value && typeof value.value === 'string' ? [value.value] : [],
    );
  }

  string(name: string): string | undefined {
    return this.strings(name)[0];
  }

  numbers(name: string): number[] {
    return this.values(name).flatMap((value) =>
      'value' in value && typeof value.value === 'number' ? [value.value] : [],
    );
  }

  number(name: string): number | undefined {
    return this.numbers(name)[0];
  }

  boolean(name: string): boolean | undefined {
    const value = this.values(name)[0];
    return value?.type === 'boolean' ? value.value : undefined;
  }
}

/** Some printers send an attribute twice, their own value first. As in CUPS, the first one wins. */
function attributeMap(attributes: readonly IppAttribute[]): AttributeMap {
  return new AttributeMap(new Map(attributes.toReversed().map(({ name, values }) => [name, values])));
}

/** Creates an IPP 2.0 message without a document. */
export function ippMessage(code: number, requestId: number, groups: readonly IppGroup[]): IppMessage {
  return { version: [2, 0], code, requestId, groups, content: new Uint8Array() };
}
