import type { ComponentGallery } from './component-gallery';

/** Component of the gallery, and its origin. */
export interface CollectedGallery {
  /** The name of its folder or file in `src`: "data-list". */
  readonly name: string;
  readonly layer: 'shared' | 'entities';
  readonly gallery: ComponentGallery;
}

const files = import.meta.glob<ComponentGallery>('./{shared,entities}/*.gallery.tsx', {
  eager: true,
  import: 'gallery',
});

/** Every component with a file here, those of `shared` first, by name. */
export const collected: readonly CollectedGallery[] = Object.entries(files)
  .map(([path, gallery]): CollectedGallery => {
    const [, layer, name = ''] = /^\.\/(\w+)\/(.+)\.gallery\.tsx$/.exec(path) ?? [];
    return { name, layer: layer === 'shared' ? layer : 'entities', gallery };
  })
  .toSorted((one, other) => other.layer.localeCompare(one.layer) || one.name.localeCompare(other.name));
