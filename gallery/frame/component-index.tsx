import { collected } from '../collected';
import classes from './gallery-frame.module.css';

const LAYERS = { shared: 'Shared', entities: 'Entities' } as const;
const layerNames = ['shared', 'entities'] as const;

interface ComponentIndexProps {
  /** The component that was chosen last. */
  current: string;
  onChoose: (name: string) => void;
}

/** Index of all components, by layer. */
export function ComponentIndex({ current, onChoose }: ComponentIndexProps) {
  return (
    <nav className={classes['index']} aria-label="Components">
      {layerNames.map((layer) => (
        <div key={layer}>
          <h2>{LAYERS[layer]}</h2>
          <ul>
            {collected
              .filter((component) => component.layer === layer)
              .map(({ name, gallery }) => (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    aria-current={name === current ? 'true' : undefined}
                    onClick={() => onChoose(name)}
                  >
                    <span>{name}</span>
                    <span className={classes['count']}>{gallery.examples.length}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
