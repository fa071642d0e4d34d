import type { Texts } from '../texts.ts';

export const notFound: Texts['notFound'] = {
  title: 'Tato stránka neexistuje',
  text: 'Adresa není úplná, nebo byla stránka přesunuta.',
  toStart: 'Přejít na úvodní stránku',
};
