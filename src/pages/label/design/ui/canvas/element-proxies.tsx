import type { LabelParts, LabelTemplate } from 'label-core';
import { boundsOf, readingOrder } from 'label-core/design';
import { memo } from 'react';
import { elementWords } from '../../model/element-words';
import classes from './canvas.module.css';

interface ElementProxiesProps {
  template: LabelTemplate;
  scale: number;
  parts: LabelParts['parts'];
  idOf: (elementId: string) => string;
}

/**
 * A node with a name over each element, in reading order, for screen readers; the pointer passes through. Kept by `memo`, as
 * the rulers and the dots are: what the drawing area shows on a condition is one piece to the compiler, made anew with each edit.
 */
export const ElementProxies = memo(function ElementProxies(props: ElementProxiesProps) {
  const { template, scale, parts, idOf } = props;
  return (
    <div className={classes['proxies']}>
      {readingOrder(template.elements).map((element) => {
        const { x, y, width, height } = boundsOf(element);
        return (
          <Proxy
            key={element.id}
            id={idOf(element.id)}
            words={elementWords(template, element, parts.get(element.id)?.problems.length)}
            left={x * scale}
            top={y * scale}
            width={width * scale}
            height={height * scale}
          />
        );
      })}
    </div>
  );
});

interface ProxyProps {
  id: string;
  words: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const Proxy = memo(function Proxy({ id, words, ...box }: ProxyProps) {
  return <div id={id} role="img" aria-label={words} className={classes['proxy']} style={box} />;
});
