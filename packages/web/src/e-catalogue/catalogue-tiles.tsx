import { picturePath } from '@ramka/domain/drawing';
import type { ReactElement } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { EcatalogueSeries } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './catalogue-tiles.module.css';

export type SeriesTilesProps = {
  readonly tree: readonly EcatalogueSeries[];
  readonly onSeries: (id: number) => void;
};

/** The series as tiles, with pictures of their products. */
export const SeriesTiles = ({ tree, onSeries }: SeriesTilesProps): ReactElement => {
  const { ecatalogue } = useTexts();
  return (
    <ul className={styles['tiles']}>
      {tree.map(({ id, name, subCategories }) => (
        <li key={id}>
          <Tile
            name={name ?? ecatalogue.otherSeries}
            hint={subCategories.map((group) => group.name).join(', ')}
            images={subCategories
              .flatMap(({ products }) => products.find(({ image }) => image)?.image ?? [])
              .slice(0, 3)}
            onPress={() => onSeries(id)}
          />
        </li>
      ))}
    </ul>
  );
};

export type GroupTilesProps = {
  readonly series: EcatalogueSeries;
  /** Null for all groups of the series. */
  readonly groupId: number | null;
  readonly onProductGroup: (groupId: number, productGroupId: number) => void;
};

/** The groups of a series, with their product groups as tiles. */
export const GroupTiles = ({ series, groupId, onProductGroup }: GroupTilesProps): ReactElement => (
  <>
    {series.subCategories
      .filter(({ id }) => groupId === null || id === groupId)
      .map((group) => (
        <section key={group.id} className={styles['group']}>
          <h3 className={styles['title']}>{group.name}</h3>
          <ul className={styles['tiles']} data-small="">
            {group.products.map(({ id, name, image }) => (
              <li key={id}>
                <Tile
                  name={name}
                  images={image === undefined ? [] : [image]}
                  onPress={() => onProductGroup(group.id, id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
  </>
);

type TileProps = {
  readonly name: string;
  readonly hint?: string;
  readonly images: readonly string[];
  readonly onPress: () => void;
};

const Tile = ({ name, hint, images, onPress }: TileProps): ReactElement => (
  <button type="button" className={styles['tile']} onClick={onPress}>
    <span className={styles['plaster']}>
      {images.map((image) => (
        <Picture
          key={image}
          className={styles['picture']}
          src={imageAddress(picturePath.ecatalogProduct(image))}
          alt=""
          ratio="auto"
        />
      ))}
    </span>
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </span>
  </button>
);
