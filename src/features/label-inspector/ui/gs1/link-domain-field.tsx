import { TextInput } from '@mantine/core';
import type { BarcodeElement } from 'label-core';
import { isLinkDomain, usualLinkDomain } from 'label-core/design';
import { useState } from 'react';
import type { EditProps } from '../../model/edit-props';
import { texts } from '../i18n';

interface LinkDomainFieldProps extends Pick<EditProps, 'onEdit'> {
  element: BarcodeElement;
}

/** Web address in front of the elements of a GS1 Digital Link; empty, it is that of GS1. */
export function LinkDomainField({ element, onEdit }: LinkDomainFieldProps) {
  const words = texts.gs1;
  const { id, linkDomain = '' } = element;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? linkDomain;
  const isWrong = text !== '' && !isLinkDomain(text);
  const change = (next: string) => {
    // What is no address yet stays in the field: the next characters may make it one.
    setTyped(next);
    if (next !== '' && !isLinkDomain(next)) return;
    onEdit(
      { kind: 'setLook', ids: [id], patch: { linkDomain: next === '' ? null : next } },
      `look:linkDomain:${id}`,
    );
  };
  return (
    <TextInput
      size="sm"
      label={words.linkDomain}
      placeholder={usualLinkDomain}
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      value={text}
      error={isWrong && words.linkDomainFault}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
